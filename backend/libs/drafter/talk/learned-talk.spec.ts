import { describe, expect, it } from '@jest/globals';
import { isLikelyTalk } from './learned-talk.js';

describe('isLikelyTalk (drafting 3.6)', () => {
  it.each([
    ['en', 'Could you turn my scribbles into something our new lifeguards can actually read, please?'],
    ['en', 'Sorry for the long message, I hope it all makes sense and thanks for your patience with me.'],
    ['en', 'We would like to have this written up as a proper document for the auditors before they visit us.'],
    ['de', 'Könnten Sie uns daraus bitte eine verständliche Anleitung für die neuen Kollegen machen?'],
    ['es', 'Necesito que me escribáis un procedimiento claro con todo esto para los nuevos, gracias.'],
    ['fr', 'Pourriez-vous nous rédiger une procédure claire à partir de ces notes, merci beaucoup ?'],
    ['it', 'Mi servirebbe una procedura scritta bene per i nuovi colleghi, grazie mille.'],
    ['nl', 'Kun je hier alsjeblieft een duidelijke instructie van maken voor de nieuwe collega’s?'],
    ['pt', 'Preciso de um procedimento escrito sobre isto para o pessoal novo, obrigado.'],
  ])('knows talk in %s: %s', (lang, sentence) => {
    expect(isLikelyTalk(sentence, lang, false)).toBe(true);
  });

  it.each([
    ['en', 'The lifeguard reads the thermometer and writes the value on the board.'],
    ['en', 'Please hand the keys to the warden before you leave the pool.'],
    ['en', 'Nobody may enter the plant room without the supervisor.'],
    ['en', 'Thank the guest for waiting and ask for the booking number.'],
    ['de', 'Der Bademeister misst die Temperatur und trägt sie in die Liste ein.'],
    ['es', 'El socorrista mide la temperatura y la apunta en la pizarra.'],
    ['fr', "Le maître-nageur mesure la température de l'eau et la note au tableau."],
    ['it', 'Il bagnino misura la temperatura e la scrive sulla lavagna.'],
    ['nl', 'De badmeester meet de temperatuur en schrijft die op het bord.'],
    ['pt', 'O nadador-salvador mede a temperatura e anota no quadro.'],
  ])('takes no work for it in %s: %s', (lang, sentence) => {
    expect(isLikelyTalk(sentence, lang, false)).toBe(false);
  });

  it('wants to be surer of what looks like work, and says nothing of one or two words', () => {
    const asked = 'We would like to have this written up as a proper document for the auditors.';
    expect(isLikelyTalk(asked, 'en', false)).toBe(true);
    expect(isLikelyTalk('Thanks everyone', 'en', false)).toBe(false);
    const likely = ['Keep each point to one line.', 'Make it short and simple, please.', asked];
    const taken = (isLikeWork: boolean): number => likely.filter((one) => isLikelyTalk(one, 'en', isLikeWork)).length;
    expect(taken(true)).toBeLessThanOrEqual(taken(false));
  });

  it('knows nothing of other languages', () => {
    expect(isLikelyTalk('Proszę o napisanie procedury dla nowych pracowników, dziękuję bardzo.', 'pl', false)).toBe(
      false,
    );
  });
});
