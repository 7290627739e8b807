import type { Specific } from './specific.js';
import { normalise, specificsOf } from './specifics.js';

/** The facts of a text: checks whether it contains a specific value, however that is written. */
export class KnownFacts {
  private readonly words: Set<string>;
  private readonly keys = new Set<string>();
  /** Numbers with the units that they occur with; null for a number that stands alone. */
  private readonly unitsByValue = new Map<number, Set<string | null>>();

  private readonly fullHours = new Set<number>();

  constructor(text: string, lang: string) {
    this.words = new Set(wordsOf(normalise(text)).map(stemOf));
    for (const specific of specificsOf(text, lang)) this.add(specific);
  }

  has(specific: Specific): boolean {
    if (specific.keys.some((key) => this.keys.has(key))) return true;
    if (specific.kind === 'name') return this.hasWords(specific.text);
    if (specific.kind === 'time') return specific.keys.some((key) => this.hasHour(key));
    return specific.quantity !== null && this.hasQuantity(specific.quantity.value, specific.quantity.unit);
  }

  private add(specific: Specific): void {
    for (const key of specific.keys) {
      this.keys.add(key);
      if (specific.kind === 'time' && key.endsWith(':00')) this.fullHours.add(Number.parseInt(key, 10));
    }
    if (!specific.quantity) return;
    const { value, unit } = specific.quantity;
    const units = this.unitsByValue.get(value) ?? new Set();
    this.unitsByValue.set(value, units.add(unit));
  }

  /** A number without a unit fits any: "30, 60 and 90 days" says "days" once. */
  private hasQuantity(value: number, unit: string | null): boolean {
    if (unit === null && this.fullHours.has(value)) return true;
    const units = this.unitsByValue.get(value);
    if (!units) return false;
    return unit === null || units.has(null) || units.has(unit);
  }

  /** "At 7" is as good as 7:00. */
  private hasHour(key: string): boolean {
    const [hours, minutes] = key.split(':');
    if (minutes !== '00') return false;
    const hour = Number(hours);
    return [hour, hour > 12 ? hour - 12 : hour].some((value) => this.unitsByValue.get(value)?.has(null));
  }

  private hasWords(name: string): boolean {
    return wordsOf(name).every((word) => this.words.has(stemOf(word)));
  }
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

function stemOf(word: string): string {
  return word.length > 3 ? word.replace(/(?:['’]s|s)$/u, '') : word;
}
