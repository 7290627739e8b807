import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { SopDto } from '../../../api/generated/types.gen';
import { DraftNotice } from './draft-notice';

const LINK = { name: 'How to connect a language model' };

function show(draftedBy: SopDto['drafted_by'], modelGuide: string | null) {
  const sop = { generation_state: 'succeeded', drafted_by: draftedBy, generation: null, document: null } as SopDto;
  return render(<DraftNotice sop={sop} modelGuide={modelGuide} onDraftAgain={() => undefined} />);
}

it('an offline draft tells the operator how to connect a model (drafting 6)', () => {
  show('template', '/dev/models');
  expect(screen.getByRole('link', LINK).getAttribute('href')).toBe('/dev/models');
});

it('an offline draft tells nobody else', () => {
  show('template', null);
  expect(screen.getByRole('alert').textContent).toContain('without a language model');
  expect(screen.queryByRole('link', LINK)).toBeNull();
});

it('a draft of a model needs no hint', () => {
  expect(show('model', '/dev/models').container.innerHTML).toBe('');
});
