import { type RefObject, useContext, useEffect, useRef, useState } from 'react';
import { PicturesContext } from '../../attachments/pictures';
import type { PictureActions } from '../plugins/pictures';
import type { PicturesInText } from '../view/step-look';
import { ShownPictures } from './shown-pictures';

/** The picture tasks: upload a new one, or describe or remove an existing one. */
export type PictureTask = { stepId: string } & ({ file: File } | { pictureId: string });

export interface PictureTaskState {
  /** The one that is open, or was open last. */
  task: PictureTask | null;
  isOpen: boolean;
  /** Where files are chosen. */
  inputRef: RefObject<HTMLInputElement | null>;
  onFile: (file: File) => void;
  onClose: () => void;
}

/** Connects the pictures of the text to the elements around it. */
export function usePictureTasks(): PictureTaskState & { inText: PicturesInText & PictureActions } {
  const known = useContext(PicturesContext);
  const [task, setTask] = useState<PictureTask | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const inputRef = useRef<HTMLInputElement>(null);
  const stepRef = useRef('');
  const [inText] = useState(() => {
    const begin = (next: PictureTask) => {
      setTask(next);
      setIsOpen(true);
    };
    return {
      shown: new ShownPictures(),
      choose: (stepId: string) => {
        stepRef.current = stepId;
        inputRef.current?.click();
      },
      take: (stepId: string, file: File) => begin({ stepId, file }),
      open: (stepId: string, pictureId: string) => begin({ stepId, pictureId }),
    };
  });
  useEffect(() => inText.shown.replace(known), [inText, known]);
  return {
    ...{ task, isOpen, inputRef, inText },
    onFile: (file) => inText.take(stepRef.current, file),
    onClose: () => setIsOpen(false),
  };
}
