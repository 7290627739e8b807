import { wordSet } from './word-lists.js';

/** Given names that are words of the dictionary as well. */
const GIVEN_NAMES = wordSet(
  'adam al amber ana angel art austin autumn ava basil bell belle bill bob brook buck buddy cal carol cat chance charity chase chip christian chuck clay cliff colt cooper crystal daisy dale dan dawn dean dick dolly don drake drew duke earl eden eve faith fern finn flora frances frank gay gene ginger glen grace grant guy harry hazel heath heather holly hope hunter iris iva ivory ivy jack jade jasmine jay jean jerry jesse jewel jimmy jo john joy kay ken kit lance laurel lee leo lily luke maria marina mark marshall martin mary mason matt max mike miles milo molly mona myrtle nick nora norm olive otto page parker pat pearl peg penny peter phil piper poppy rain randy ray reed rex rich rob robin rocky rod rose ruby rusty sage sally sam sandy scarlet shaw sky sol sonny star stella stew sue summer taylor ted tiffany tim toby tom tony tucker vic victor viola violet virginia wade walker wally ward warren willow winter woody',
);

/** Whether a word that is capitalized at the beginning of a sentence may be somebody's name. @param word in lower case */
export function isGivenName(word: string): boolean {
  return GIVEN_NAMES.has(word);
}
