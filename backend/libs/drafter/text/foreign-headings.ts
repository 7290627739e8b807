import { type RequestSection, sectionOf } from './section-headings.js';

/** What parts of a procedure are called in French, Spanish, Italian and Portuguese, where no English text has such a heading. */
const WORDS: Readonly<Record<RequestSection, string>> = {
  resources:
    'matériel (?:nécessaire|requis)|équipements?|fournitures|material(?:es)? necesarios?|equipos? necesarios?|utensilios|insumos|material(?: necessário)?|materiais necessários|equipamentos?|materiali(?: necessari)?|materiale(?: necessario)?|strumenti|attrezzatur[ae]|occorrente',
  roles:
    'responsabilités|acteurs|intervenants|responsabilidades|encargad[oa]s?|roles|papéis|funções|responsabil[ei]|responsabilità|ruoli',
  phases:
    'opérations|déroulement|déroulé|mode opératoire|consignes|instructions|étapes à suivre|marche à suivre|desarrollo|operaciones|instrucciones|procedimientos|actividades|pasos a seguir|descripción|operações|instruções|desenvolvimento|execução|atividades|procedimentos|passo a passo|descrição|procedura|procedure|fasi|operazioni|istruzioni|modalità operative|svolgimento|passaggi|descrizione|cosa fare|qué hacer|que faire|o que fazer',
  safety:
    'consignes de sécurité|précautions|règles|avertissements|epi|precauciones|advertencias|epis|reglas|normas de seguridad|precauções|avisos|regras|cuidados|normas de segurança|sicurezza|avvertenze|precauzioni|dpi|regole',
  trigger: 'périodicité|fréquence|periodicidad|periodicidade|frequenza|periodicità|quando',
  purpose:
    'but|finalité|objectifs?|objeto|finalidad|propósito|objetivos|finalidade|propósito|scopo|obiettiv[oi]|finalità',
  scope:
    "périmètre|champ d['’]application|domaine d['’]application|ámbito(?: de aplicación)?|campo de aplicación|âmbito(?: de aplicação)?|alcance|abrangência|campo de aplicação|aplicação|campo di applicazione|ambito(?: di applicazione)?",
  exceptions:
    'cas particuliers|incidents|incidencias|casos especiales|problemas|casos especiais|eccezioni|problemi|casi particolari',
  records:
    'enregistrements?|traçabilité|archivage|archivo|arquivamento|archiviazione|registros?|formularios|registos?|formulários|registrazion[ei]|moduli|modulistica',
  kpis: 'indicatori|indicateurs de suivi',
  references:
    'documents de référence|documentos de referencia|documentos de referência|referências|riferimenti|normativa',
  definitions: 'definições|definizioni|glosario|glossaire|glossário|glossario',
  notes: 'remarques?|nota bene|observaciones|nota|observações|obs|osservazioni|note',
};

const patterns = Object.entries(WORDS).map(([section, words]) => ({
  section: section as RequestSection,
  pattern: new RegExp(`^(?:${words})$`, 'iu'),
}));

/** Gives the part that a heading of a text in another language than English names, or null for any other heading. */
export function foreignSectionOf(heading: string): RequestSection | null {
  const plain = heading.trim();
  const known = sectionOf(plain) ?? patterns.find(({ pattern }) => pattern.test(plain))?.section;
  if (known) return known;
  // "OBJETIVO Y ALCANCE"
  const [first = '', second] = plain.split(/\s(?:y|et|ed?)\s/iu);
  return second === undefined || /\s/u.test(second) ? null : foreignSectionOf(first);
}
