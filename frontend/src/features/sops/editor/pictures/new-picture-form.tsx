import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { SopMedia } from '../../../../api/generated/types.gen';
import { problemText } from '../../../../api/problem';
import { UploadProgress } from '../../../../components/upload-progress';
import * as commonWords from '../../../../words/common.en';
import { addToCache } from '../../attachments/cache-attachment';
import { sendAttachment } from '../../attachments/send-attachment';
import * as words from './picture-dialog.en';
import { PictureForm } from './picture-form';

interface NewPictureFormProps {
  sopId: string;
  file: File;
  onAdd: (added: SopMedia) => void;
  onCancel: () => void;
}

/** Uploads a picture while the user describes it. */
export function NewPictureForm({ sopId, file, onAdd, onCancel }: NewPictureFormProps) {
  const queryClient = useQueryClient();
  const [uploadedPercent, setUploadedPercent] = useState(0);
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => sendAttachment(sopId, file, setUploadedPercent),
    onSuccess: (added) => addToCache(queryClient, sopId, added),
  });
  const preview = useObjectUrl(file);
  useEffect(() => mutate(), [mutate]);
  return (
    <PictureForm
      picture={null}
      {...(preview && { preview })}
      progress={
        error ? (
          <Alert
            severity="error"
            action={
              <Button color="inherit" size="small" onClick={() => mutate()}>
                {commonWords.tryAgain}
              </Button>
            }
          >
            {problemText(error)}
          </Alert>
        ) : (
          isPending && (
            <UploadProgress label={words.isSending} percent={uploadedPercent} waitingText={words.isPreparing} />
          )
        )
      }
      submitLabel={commonWords.add}
      isWaiting={!data}
      onSubmit={({ alt, caption }) => data && onAdd({ id: data.id, alt, ...(caption !== null && { caption }) })}
      onCancel={onCancel}
    />
  );
}

/** An object URL of the file while it is shown. */
function useObjectUrl(file: File): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
