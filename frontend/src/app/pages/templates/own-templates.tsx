import { useState } from 'react';
import { lazyOverlay } from '../../../components/lazy-overlay';
import { OwnTemplateList } from '../../../features/sops/templates/own-template-list';

const TemplateDialog = lazyOverlay(
  async () => (await import('../../../features/sops/templates/template-dialog')).TemplateDialog,
);

const nothing = () => undefined;

/** The person's own templates on the page of the gallery; one of them is shown in a dialog. */
export function OwnTemplates() {
  const [chosen, setChosen] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const handleChoice = (id: string) => {
    setChosen(id);
    setIsOpen(true);
  };
  return (
    <>
      <OwnTemplateList search="" level="h2" onChoose={handleChoice} />
      {chosen && (
        <TemplateDialog
          key={chosen}
          isOpen={isOpen}
          chosenBefore={{ ownId: chosen }}
          onUse={nothing}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
