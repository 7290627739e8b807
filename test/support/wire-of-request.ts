import type { SopWire } from '../../backend/libs/sop-document/index.js';
import type { ChatRequest } from './model-server/chat-request.js';
import { buildWireSop } from './wire-sop.js';

const FENCE = /<<<REQUEST\n([\s\S]*)\nREQUEST>>>/;

/** A model's answer to any request: one step for each of its clauses, in its own words. */
export function wireOfRequest({ messages }: ChatRequest): SopWire {
  const fenced = messages.map(({ content }) => FENCE.exec(String(content))?.[1]).find(Boolean) ?? '';
  const clauses = fenced.split(/(?<=[.;:])\s+|,? (?:and then|then|und)? ?(?=\b(?:you|and you)\b)/u).filter(Boolean);
  const isGerman = /\b(?:der|die|das|und)\b/u.test(fenced);
  const unknown = { role: null, when: null, sub: [], check: null, caution: null, expected: null };
  return buildWireSop({
    language: isGerman ? 'de' : 'en',
    title: clauses[0]?.slice(0, 60) ?? 'Nothing',
    purpose: null,
    scope: null,
    roles: [{ name: isGerman ? 'Verantwortlich' : 'Process owner', duties: [], stated: false }],
    phases: [
      {
        title: isGerman ? 'Ausführen' : 'Carry out',
        steps: clauses.map((text) => ({ ...unknown, text: text.replace(/[.;:]$/, ''), input: 'tick', stated: true })),
      },
    ],
    questions: ['trigger', 'exceptions', 'records', 'kpis'].map((about) => ({
      about,
      text: isGerman ? 'Was gilt hier, und wer sagt es?' : `What holds here for ${about}?`,
    })),
  });
}
