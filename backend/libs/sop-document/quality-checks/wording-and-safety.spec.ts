import { describe, expect, it } from '@jest/globals';
import type { SopDocument } from '../sop-document.js';
import { documentWithSteps } from '../testing/document-with-steps.js';
import { acronymsCheck } from './acronyms.check.js';
import { detectLanguage } from './detect-language.js';
import { languageCheck } from './language.check.js';
import { safetyCheck } from './safety.check.js';
import { vagueWordsCheck } from './vague-words.check.js';

function textsOf(findings: { text: string | null }[]): (string | null)[] {
  return findings.map((finding) => finding.text);
}

describe('Q12', () => {
  it.each([
    ['Clean as needed', 'en', ['as needed']],
    ['Clean it properly, etc.', 'en', ['properly', 'etc']],
    ['Tell the appropriately named Etcher', 'en', ['appropriately']],
    ['Bei Bedarf reinigen', 'de', ['Bei Bedarf']],
    ['Nettoyer si nécessaire', 'fr', ['si nécessaire']],
    ['Limpiar según sea necesario', 'es', ['según sea necesario']],
    ['Limpar se necessário', 'pt', ['se necessário']],
    ['Clean it with two cloths', 'en', []],
    ['Call as soon as it rings', 'en', []],
  ])('judges %j (%s)', (step, lang, words) => {
    expect(textsOf(vagueWordsCheck.run(documentWithSteps([step], { lang }), ''))).toEqual(words);
  });

  it('tolerates one in ten steps', () => {
    const document = documentWithSteps([...Array<string>(9).fill('Go'), 'Clean regularly']);
    expect(vagueWordsCheck.tolerates?.(vagueWordsCheck.run(document, ''), document)).toBe(true);
  });
});

describe('Q13', () => {
  const safety = (text: string): Partial<SopDocument> => ({
    safety: [{ id: 'safe1', src: 'suggested', level: 'warning', text }],
  });
  it.each<[string, Partial<SopDocument>, string, string[]]>([
    ['clean with bleach', {}, 'en', ['bleach']],
    ['clean with bleach', safety('Wear gloves'), 'en', []],
    ['clean with bleach', safety('Mind the step'), 'en', ['bleach']],
    ['mit Säure reinigen', {}, 'de', ['Säure']],
    ['desinfectar con lejía', safety('Nunca mezclar'), 'es', []],
    ['涉及漏电', {}, 'zh', ['漏电']],
    ['answer the mail', {}, 'en', []],
    ['save the brand kit, four of a kind, as proven', {}, 'en', []],
    ['der Schichtleiter zählt', {}, 'de', []],
  ])('judges %j with %j (%s)', (prompt, changes, lang, words) => {
    expect(textsOf(safetyCheck.run(documentWithSteps(['Go'], { ...changes, lang }), prompt))).toEqual(words);
  });

  it('accepts a caution at its step', () => {
    const document = documentWithSteps([{ caution: 'Hot oil burns' }]);
    expect(safetyCheck.run(document, 'empty the fryer')).toEqual([]);
  });
});

describe('Q18', () => {
  it.each<[string, Partial<SopDocument>, string[]]>([
    ['Send it to the GM', {}, ['GM']],
    ['Send it to the GM, then the GM signs', {}, ['GM']],
    ['Send it to the general manager (GM)', {}, []],
    ['Send the GRN (goods received note)', {}, []],
    ['Send it to the GM', { definitions: [{ id: 'defi1', src: 'user', term: 'GM', text: 'General manager' }] }, []],
    ['Open it in SAP', { resources: [{ id: 'reso1', src: 'prompt', kind: 'system', name: 'SAP' }] }, []],
    ['Save it as PDF', {}, []],
    ['Fill form SC-12', {}, []],
    ['NEVER OPEN THE COVER DURING A RUN', {}, []],
    ['Wash it BEFORE the cure, and dry it TWICE', {}, []],
    ['Clean up the SPILLS, every spill', {}, []],
  ])('judges %j with %j', (step, changes, acronyms) => {
    expect(textsOf(acronymsCheck.run(documentWithSteps([step], changes), ''))).toEqual(acronyms);
  });
});

describe('Q20', () => {
  const english = [
    'Open the door of the shop',
    'Switch on the lights if it is dark',
    'Count the float and write it in the log',
  ];
  const german = [
    'Die Palette zählen und mit dem Lieferschein vergleichen',
    'Schäden auf dem Frachtbrief vermerken',
    'Das Etikett ist an der Ware',
  ];
  const ENGLISH_REQUEST = 'You open the door of the shop and switch on the lights, then you count the float.';
  const GERMAN_REQUEST =
    'Der Fahrer meldet sich am Tor und die Paletten werden mit dem Lieferschein verglichen, das ist wichtig.';

  it.each<[string, string, string[], string, number]>([
    ['the same language', 'en', english, ENGLISH_REQUEST, 0],
    ['another language', 'en', english, GERMAN_REQUEST, 1],
    ['a wrong language tag', 'en', german, GERMAN_REQUEST, 2],
    ['a wish for another language', 'en', english, `Write it in English: ${GERMAN_REQUEST}`, 0],
    ['a request that says too little', 'en', english, 'refunds', 0],
  ])('judges %s', (_name, lang, steps, prompt, count) => {
    // Only the steps count.
    const nothingElse = { title: 'SAP', purpose: null, scope: null, roles: [], exceptions: [], records: [], kpis: [] };
    const document = documentWithSteps(steps, { ...nothingElse, lang });
    expect(languageCheck.run(document, prompt)).toHaveLength(count);
  });

  it.each([
    ['客服2小时内首次回复，登记投诉编号', 'zh'],
    ['أمين المستودع يطابق سند التسليم', 'ar'],
    ['El ayudante retira los restos y lava con detergente, se avisa a la encargada', 'es'],
    ['O atendente registra o protocolo e não promete crédito sem aprovação do gerente', 'pt'],
    ['Le chef vérifie la température et la note dans le registre avec le serveur', 'fr'],
    ['Il cuoco misura la temperatura e la annota nel registro con il responsabile', 'it'],
    ['SAP', null],
    ['', null],
  ])('detects %j as %j', (text, lang) => {
    expect(detectLanguage(text)).toBe(lang);
  });
});
