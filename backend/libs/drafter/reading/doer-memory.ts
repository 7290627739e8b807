import type { Doer, ForeignOrder } from '../languages/clauses/order.js';

/** Who has acted so far, for clauses that name nobody. */
export class DoerMemory {
  /** Who acted last in the sentence at hand. */
  private actor: string | null = null;
  /** Whether that sentence has an instruction that says who acts, or that nobody in particular does. */
  private hasDoer = false;
  /** Who was named last, in whatever sentence: "él" means that one. */
  private lastNamed: string | null = null;

  beginSentence(): void {
    this.actor = null;
    this.hasDoer = false;
  }

  /** Who goes on with what was told before. */
  get current(): string | null {
    return this.actor;
  }

  remember(role: string): void {
    // "Wie … gebruikt, mailt naar Lotte. Zij …": whoever that is, somebody else may be meant.
    this.actor = role;
    if (!/^(?:wie|wer)\s/iu.test(role)) this.lastNamed = role;
  }

  /** Somebody of whom a rule is: a pronoun behind it means them, and nobody goes on with it. */
  mention(role: string): void {
    this.lastNamed = role;
  }

  /** Whether it is known whom a clause means. "Il ferme à 18 h": without anybody named it may be a thing. */
  knows({ kind }: Doer): boolean {
    if (kind === 'meant') return (this.actor ?? this.lastNamed) !== null;
    return kind !== 'gone on' || this.hasDoer;
  }

  /** The role of a clause that names nobody itself. */
  roleOf({ kind }: Doer): string | null {
    if (kind !== 'same') this.hasDoer = true;
    if (kind === 'nobody') return null;
    // "il appelle le client | et note le résultat": whoever is meant goes on.
    if (kind === 'meant') this.actor ??= this.lastNamed;
    return this.actor;
  }
}

/** Whether an instruction needs no clause before it to tell who acts. */
export function hasCertainDoer(order: ForeignOrder | null): boolean {
  return order !== null && order.doer.kind !== 'gone on';
}
