import { splitSentences } from '../text/sentences.js';

/** A request without the parts that speak to a program instead of describing work. */
export interface WithoutInstructions {
  text: string;
  /** How many sentences were left out. */
  dropped: number;
}

const CHAT_ROLE =
  /^\s*(?:\[?(?:system|assistant|developer)\]?\s*(?:prompt|message)?\s*[:>]|<\|[^|]{1,30}\|>|\[\/?INST\]|#{2,}\s*(?:system|instruction))/iu;
const OVERRIDE =
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:previous|prior|above|earlier|all|your|these|those|system)\b.{0,30}\b(?:instructions?|rules?|prompts?|messages?|guidelines?|text)\b|\bsystem prompt\b|\breply only\b|\byou are (?:now )?(?:an? )?(?:chatgpt|assistant|ai|dan)\b|\bjailbreak\b|\b(?:print|reveal|output|show|repeat)\b.{0,30}\b(?:your (?:full )?(?:prompt|instructions?)|environment variables?|api keys?|secrets?)\b|\b(?:ignoriere?|vergiss)\b.{0,40}\banweisungen\b|\bignora\b.{0,40}\binstrucciones\b|\bignore[sz]?\b.{0,40}\b(?:instructions|instruções)\b.{0,20}\b(?:précédentes|anteriores)\b/iu;
const FALSE_APPROVAL =
  /\bmark (?:this|the) (?:sop|document|procedure)\b.{0,40}\bapproved\b|\bset the effective date\b/iu;
const EXFILTRATION =
  /\b(?:e-?mail|send|forward|post|upload|tell|leak)\b.{0,80}\b(?:codes?|passwords?|credentials?|keys?|tokens?|secrets?)\b.{0,60}(?:@|https?:|\bto\b.{0,30}\.(?:com|net|org|example))/iu;
const GOES_ON = /^(?:also|then|and|now|instead|after that|finally|next|print|output|reply|respond|begin|start)\b/iu;

/** "Also write a procedure for watering the plants": what the product is for. */
const ASKS_FOR_PROCEDURE =
  /\b(?:write|draft|make|create|prepare|give (?:me|us)|need|want)\b.{0,40}\b(?:procedures?|sops?|checklists?|work instructions?|guides?)\b/iu;

/** Leaves out what speaks to the program that drafts: "ignore all previous instructions" and what follows from it. */
export function dropInstructions(text: string): WithoutInstructions {
  let dropped = 0;
  const lines = text.split('\n').map((line) => {
    if (CHAT_ROLE.test(line)) {
      dropped += 1;
      return '';
    }
    if (!isSuspicious(line)) return line;
    const kept = keptSentences(line);
    dropped += kept.dropped;
    return kept.text;
  });
  return { text: lines.join('\n').trim(), dropped };
}

function isSuspicious(text: string): boolean {
  return OVERRIDE.test(text) || FALSE_APPROVAL.test(text) || EXFILTRATION.test(text);
}

function keptSentences(line: string): WithoutInstructions {
  const kept: string[] = [];
  let dropped = 0;
  let wasDropped = false;
  for (const sentence of splitSentences(line, 'en')) {
    wasDropped = isSuspicious(sentence) || (wasDropped && GOES_ON.test(sentence) && !ASKS_FOR_PROCEDURE.test(sentence));
    if (wasDropped) dropped += 1;
    else kept.push(sentence);
  }
  return { text: kept.join(' '), dropped };
}
