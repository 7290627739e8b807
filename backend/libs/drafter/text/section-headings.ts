/** The parts of a procedure that a heading in a request can name. */
export type RequestSection =
  | 'resources'
  | 'roles'
  | 'phases'
  | 'safety'
  | 'forbidden'
  | 'trigger'
  | 'purpose'
  | 'scope'
  | 'exceptions'
  | 'records'
  | 'kpis'
  | 'references'
  | 'definitions'
  | 'notes';

const HEADINGS: readonly { section: RequestSection; words: string }[] = [
  {
    section: 'resources',
    words:
      "materials?|tools?|equipment|supplies|what you need|you(?:'ll)? need|prerequisites?|requirements?|resources|systems?|software|materiales|herramientas|matériel|outils|material|werkzeuge?|materiais|ferramentas",
  },
  {
    section: 'roles',
    words:
      'who|roles?|roles? and responsibilities|responsibilities|responsible|team|people|staff|owner|supervisor|responsables?|rôles|rollen|zuständig|verantwortlich|responsáveis|responsável',
  },
  {
    section: 'phases',
    words:
      "steps?|procedure|process|instructions?|what(?: to do)?|to do|do|do[’']s|dos|tasks?|workflow|pasos|procedimiento|étapes|procédure|schritte|ablauf|passos|procedimento",
  },
  {
    section: 'safety',
    words: 'safety|ppe|warnings?|cautions?|hazards?|risks?|rules?|seguridad|sécurité|sicherheit|segurança',
  },
  {
    section: 'forbidden',
    words:
      "(?:strictly |absolutely )?(?:prohibited|forbidden|not (?:allowed|permitted))|prohibitions|don['’]?t['’]?s?|do not|do nots|never|(?:what|things) not to do|what(?:['’]s| is) (?:not allowed|forbidden|prohibited)|no[- ]?gos?",
  },
  {
    section: 'trigger',
    words:
      'when|frequency|schedule|timing|trigger|how often|cuándo|frecuencia|quand|fréquence|wann|häufigkeit|quando|frequência',
  },
  { section: 'purpose', words: 'purpose|goal|objective|aim|why|objetivo|objet|objectif|zweck|ziel' },
  { section: 'scope', words: 'scope|applies to|where|location|alcance|domaine d.application|geltungsbereich|escopo' },
  {
    section: 'exceptions',
    words:
      'exceptions?|problems?|troubleshooting|issues|if something goes wrong|escalation|excepciones|problèmes|ausnahmen|störungen|exceções',
  },
  { section: 'records', words: 'records?|documentation|forms?|logs?|registros|enregistrements|aufzeichnungen' },
  { section: 'kpis', words: 'kpis?|metrics?|measures?|success|indicadores|indicateurs|kennzahlen' },
  { section: 'references', words: 'references?|standards?|policies|referencias|références' },
  { section: 'definitions', words: 'definitions?|terms?|glossary|definiciones|définitions|begriffe' },
  { section: 'notes', words: 'notes?|background|context|notas|hinweise' },
];

const patterns = HEADINGS.map(({ section, words }) => ({ section, pattern: new RegExp(`^(?:${words})$`, 'iu') }));

/** Gives the part that a heading names, or null for any other heading. */
export function sectionOf(heading: string): RequestSection | null {
  const trimmed = heading.trim();
  return patterns.find(({ pattern }) => pattern.test(trimmed))?.section ?? null;
}
