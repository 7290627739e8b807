import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { getLogo } from '../../api/generated/sdk.gen';
import type { BrandLogoDto } from '../../api/generated/types.gen';

/** An address of the logo for this page; undefined without one. The file needs the access token, so it is shown from memory. */
export function useLogoAddress(logo: BrandLogoDto | null): string | undefined {
  const updatedAt = logo?.updated_at;
  const { data: file } = useQuery({
    queryKey: ['logo', updatedAt],
    queryFn: async () => (await getLogo({ parseAs: 'blob' })).data as Blob,
    enabled: updatedAt !== undefined,
  });
  const address = useMemo(() => (file ? URL.createObjectURL(file) : undefined), [file]);
  useEffect(() => () => URL.revokeObjectURL(address ?? ''), [address]);
  return address;
}
