import { describe, expect, it } from '@jest/globals';
import { draftSop, minimalDraft } from '../../../../libs/drafter/full.js';
import { DraftPreviewDto } from './draft-preview.dto.js';

describe('DraftPreviewDto', () => {
  it('says the title, category and language of a draft that can be followed', () => {
    const draft = draftSop(
      'Closing the café: the barista wipes the counter. The shift lead counts the till to 200 EUR.',
    );
    expect(DraftPreviewDto.of(draft)).toEqual({
      title: draft.document.title,
      category: 'Food and Hospitality',
      language: 'en',
      document: draft.document,
      asked_back: false,
    });
  });

  it.each(['qwertz asdfgh yxcvbn', '🙂'])(
    'says that it asks for details when the prompt describes no work: %s',
    (prompt) => {
      expect(DraftPreviewDto.of(draftSop(prompt)).asked_back).toBe(true);
    },
  );

  it('asks nothing back when a few words name a task that is known', () => {
    expect(DraftPreviewDto.of(draftSop('how to open the shop')).asked_back).toBe(false);
  });

  it('says that it asks back when there is no step to follow', () => {
    const preview = DraftPreviewDto.of(minimalDraft('Rinse the cup.'));
    expect(preview.asked_back).toBe(true);
    expect(preview.document.questions.length).toBeGreaterThan(0);
  });
});
