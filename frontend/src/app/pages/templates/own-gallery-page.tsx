import { lazy, Suspense } from 'react';
import { useSession } from '../../../features/auth/session-context';
import { GalleryPage } from '../../../features/marketing/templates/gallery-page';

/** Only for signed-in users. */
const OwnTemplates = lazy(async () => ({ default: (await import('./own-templates')).OwnTemplates }));

/** The gallery, with the user's own templates first. */
export function OwnGalleryPage() {
  const { status } = useSession();
  return (
    <GalleryPage>
      {status === 'signed-in' && (
        <Suspense fallback={null}>
          <OwnTemplates />
        </Suspense>
      )}
    </GalleryPage>
  );
}
