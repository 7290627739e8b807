/** A secret in a text. */
export interface FoundSecret {
  kind: string;
  value: string;
}

interface SecretPattern {
  kind: string;
  pattern: RegExp;
  /** Which group of the match is the secret itself; the whole match if left out. */
  group?: number;
  accepts?(value: string): boolean;
}

const PATTERNS: readonly SecretPattern[] = [
  { kind: 'a private key', pattern: /-----BEGIN [A-Z ]{0,30}PRIVATE KEY-----/gu },
  { kind: 'an access token', pattern: /\beyJ[\w-]{8,}\.eyJ[\w-]{8,}\.[\w-]{8,}/gu },
  { kind: 'an access key', pattern: /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/gu },
  {
    kind: 'an access key',
    pattern:
      /\b(?:sk|pk|rk)[-_](?:live[-_]|test[-_]|proj[-_]|ant[-_])?[A-Za-z0-9_-]{16,200}|\bgh[pousr]_[A-Za-z0-9]{20,}|\bxox[abprs]-[A-Za-z0-9-]{10,}|\bAIza[\w-]{30,}|\bglpat-[\w-]{16,}/gu,
  },
  { kind: 'a card number', pattern: /(?<![\d.,-])\d(?:[ -]?\d){12,18}(?![\d-])/gu, accepts: isCardNumber },
  {
    kind: 'an account number',
    pattern: /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?\b/gu,
    accepts: isIban,
  },
  { kind: 'an identity number', pattern: /(?<![\d-])(?!000|666|9\d\d)\d{3}-(?!00)\d{2}-(?!0000)\d{4}(?![\d-])/gu },
  {
    kind: 'a password',
    pattern:
      /\b(?:password|passwd|passphrase|passwort|kennwort|contraseña|mot de passe|senha)(?:\s(?:of|for|to|on|at)\s[^.,;:=\n]{2,40}?)?(?:\s+(?:is|ist|es|est|é)\s+|\s*[:=]\s*)["“'‘]?(\S{4,100})/giu,
    group: 1,
    accepts: looksLikePassword,
  },
  {
    kind: 'a login',
    pattern: /\blog-?in\b[^.\n]{0,30}?\b\w{2,30}\s*\/\s*(\S{6,100})/giu,
    group: 1,
    accepts: looksLikePassword,
  },
  {
    kind: 'a PIN',
    pattern:
      /\b(?:PIN|passcode|(?:door|alarm|access|safe|gate|key|entry|lock) code)(?:\s+(?:is|code))?\s*[:=]?\s*(\d{4,8})\b/giu,
    group: 1,
  },
  {
    kind: 'a code',
    pattern:
      /\bcode (?:for|of|to) (?:the |our )?(?:alarm|door|front door|back door|safe|gate|lock|key box) (?:is|=|:)\s*(\d{3,8})\b/giu,
    group: 1,
  },
  // What is typed on the keys of an alarm ends with its sign.
  { kind: 'a code', pattern: /(?<![\p{L}\p{N}#*])\*?\d{3,8}#(?![\p{L}\p{N}])/gu },
];

/** Returns the secrets in a text: keys, tokens, card and account numbers, passwords, PINs. */
export function secretsIn(text: string): FoundSecret[] {
  return PATTERNS.flatMap(({ kind, pattern, group, accepts }) =>
    [...text.matchAll(pattern)]
      .map((match) => match[group ?? 0] ?? '')
      .filter((value) => value !== '' && (accepts?.(value) ?? true))
      .map((value) => ({ kind, value })),
  );
}

/** Returns the text with its secrets left out. */
export function withoutSecrets(text: string): string {
  let rest = text;
  for (const { value } of secretsIn(text)) rest = rest.replaceAll(value, ' ');
  return rest;
}

/** Returns as much of a secret as its owner needs to find it. */
export function maskSecret(value: string): string {
  return `${value.slice(0, 2)}…`;
}

/** Luhn's check, on 13 to 19 digits. */
export function isCardNumber(written: string): boolean {
  const digits = [...written.replace(/\D/gu, '')].map(Number).reverse();
  if (digits.length < 13 || digits.length > 19 || new Set(digits).size === 1) return false;
  const sum = digits.reduce((total, digit, index) => {
    const doubled = index % 2 === 0 ? digit : digit * 2;
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

/** The check of ISO 13616: the rearranged number leaves 1 when it is divided by 97. */
function isIban(written: string): boolean {
  const iban = written.replace(/\s/gu, '');
  if (iban.length < 15 || iban.length > 34) return false;
  const rearranged = iban.slice(4) + iban.slice(0, 4);
  let remainder = 0;
  for (const character of rearranged) {
    for (const digit of String(Number.parseInt(character, 36))) remainder = (remainder * 10 + Number(digit)) % 97;
  }
  return remainder === 1;
}

/** "Password: change it" is an instruction; a password has a digit or a sign in it. */
function looksLikePassword(value: string): boolean {
  return /\d|[!#$%&*+@^_~]/u.test(value.replace(/[.,;:)"”'’]+$/u, ''));
}
