import type { ChangeEvent } from 'react';
import { lazyOverlay } from '../../../../components/lazy-overlay';
import { PICTURE_TYPES } from '../plugins/pictures';
import type { WritingSession } from '../view/writing-session';
import * as words from './picture-tasks.en';
import type { PictureTaskState } from './use-picture-tasks';

const PictureDialog = lazyOverlay(async () => (await import('./picture-dialog')).PictureDialog);

/** Elements around the text for its pictures: the file input, and the dialog that describes one. */
export function PictureTasks({
  sopId,
  session,
  task,
  isOpen,
  inputRef,
  onFile,
  onClose,
}: PictureTaskState & { sopId: string; session: WritingSession }) {
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) onFile(file);
    // The same file may be chosen again.
    target.value = '';
  };
  const picture = task && 'pictureId' in task ? session.picture(task.stepId, task.pictureId) : null;
  return (
    <>
      <input
        ref={inputRef}
        type="file"
        accept={PICTURE_TYPES.join(',')}
        onChange={handleChange}
        hidden
        aria-label={words.add}
      />
      <PictureDialog
        isOpen={isOpen}
        sopId={sopId}
        file={task && 'file' in task ? task.file : null}
        picture={picture}
        onAdd={(added) => task && session.addPicture(task.stepId, added)}
        onChange={(changed) => task && picture && session.changePicture(task.stepId, picture.id, changed)}
        onClose={onClose}
      />
    </>
  );
}
