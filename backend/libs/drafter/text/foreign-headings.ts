import { type RequestSection, sectionOf } from './section-headings.js';

/** What parts of a procedure are called in other languages, where no English text has such a heading. */
const WORDS: Readonly<Record<RequestSection, string>> = {
  resources:
    'matériel (?:nécessaire|requis)|équipements?|fournitures|material(?:es)? necesarios?|equipos? necesarios?|utensilios|insumos|material(?: necessário)?|materiais necessários|equipamentos?|materiali(?: necessari)?|materiale(?: necessario)?|strumenti|attrezzatur[ae]|occorrente|material und werkzeuge?|hilfsmittel|arbeitsmittel|benötigtes? \\p{L}+|materialien|materiaal|materialen|benodigdheden|gereedschap|hulpmiddelen|必要なもの|準備するもの|用意するもの|道具|器具|材料|工具|所需(?:材料|工具|物品)|所用(?:材料|工具)',
  roles:
    'responsabilités|acteurs|intervenants|responsabilidades|encargad[oa]s?|roles|papéis|funções|responsabil[ei]|responsabilità|ruoli|zuständigkeit(?:en)?|verantwortlichkeit(?:en)?|verantwortung|beteiligte|verantwoordelijkheden|verantwoordelijk(?:en)?|taakverdeling|担当者?|責任者?|役割|体制|职责|责任人|岗位职责|负责人',
  phases:
    'opérations|déroulement|déroulé|mode opératoire|consignes|instructions|étapes à suivre|marche à suivre|desarrollo|operaciones|instrucciones|procedimientos|actividades|pasos a seguir|descripción|operações|instruções|desenvolvimento|execução|atividades|procedimentos|passo a passo|descrição|procedura|procedure|fasi|operazioni|istruzioni|modalità operative|svolgimento|passaggi|descrizione|cosa fare|qué hacer|que faire|o que fazer|durchführung|vorgehen(?:sweise)?|arbeitsschritte|ablaufbeschreibung|tätigkeiten|beschreibung|werkwijze|stappen|uitvoering|handelingen|作業手順|手順|流れ|作業内容|実施手順|操作步骤|工作流程|流程|步骤|作业步骤|程序',
  safety:
    'consignes de sécurité|précautions|règles|avertissements|epi|precauciones|advertencias|epis|reglas|normas de seguridad|precauções|avisos|regras|cuidados|normas de segurança|sicurezza|avvertenze|precauzioni|dpi|regole|sicherheitshinweise?|arbeitssicherheit|gefahren|schutzmaßnahmen|veiligheid|veiligheidsvoorschriften|waarschuwingen|安全|安全上の注意|注意事項|注意|安全事项|安全要求|注意事项',
  forbidden:
    'verboten|verbote|nicht (?:erlaubt|gestattet|zulässig)|untersagt|prohibid[oa]s?|prohibiciones|no permitido|interdite?s?|interdictions|proibid[oa]s?|proibições|não permitido|vietat[oaie]|divieti|non consentito|verboden|niet toegestaan|禁止|禁止事項|厳禁|禁止事项|严禁',
  trigger:
    'périodicité|fréquence|periodicidad|periodicidade|frequenza|periodicità|quando|zeitpunkt|turnus|intervall|frequentie|wanneer|tijdstip|実施時期|頻度|時期|频率|时间',
  purpose:
    'but|finalité|objectifs?|objeto|finalidad|propósito|objetivos|finalidade|propósito|scopo|obiettiv[oi]|finalità|zielsetzung|zweck und ziel|doel|doelstelling|目的|ねらい',
  scope:
    "à qui (?:cela |ça )?s['’]applique|a qui[eé]n(?:es)? (?:se )?aplica|a quem se aplica|a chi si applica|per chi|pour qui|para qui[eé]n(?:es)?|para quem|für wen|voor wie|périmètre|champ d['’]application|domaine d['’]application|ámbito(?: de aplicación)?|campo de aplicación|âmbito(?: de aplicação)?|alcance|abrangência|campo de aplicação|aplicação|campo di applicazione|ambito(?: di applicazione)?|anwendungsbereich|gültigkeit(?:sbereich)?|geltung|toepassing|geldigheid|toepassingsgebied|reikwijdte|bereik|適用範囲|対象|适用范围|范围",
  exceptions:
    'cas particuliers|incidents|incidencias|casos especiales|problemas|casos especiais|eccezioni|problemi|casi particolari|sonderfälle|abweichungen|probleme|bijzondere gevallen|uitzonderingen|afwijkingen|problemen|storingen|例外|異常時の対応|トラブル対応|异常处理|例外情况|特殊情况',
  records:
    'enregistrements?|traçabilité|archivage|archivo|arquivamento|archiviazione|registros?|formularios|registos?|formulários|registrazion[ei]|moduli|modulistica|dokumentation|nachweise?|nachweisführung|protokollierung|mitgeltende formulare|registratie|registraties|documentatie|formulieren|vastlegging|記録|保管記録|记录|相关记录|表单',
  kpis: 'indicatori|indicateurs de suivi',
  references:
    'documents de référence|documentos de referencia|documentos de referência|referências|riferimenti|normativa|mitgeltende unterlagen|verweise|normen|verwijzingen|referenties|関連文書|参照|参考文件|相关文件|引用文件',
  definitions:
    'definições|definizioni|glosario|glossaire|glossário|glossario|begriffe und abkürzungen|abkürzungen|definities|begrippen|用語|用語の定義|定义|术语',
  notes:
    'remarques?|nota bene|observaciones|nota|observações|obs|osservazioni|note|bemerkungen|anmerkungen|opmerkingen|備考|补充|备注',
};

const FORBIDDEN: Readonly<Record<string, string>> = {
  de: 'Verboten',
  es: 'Prohibido',
  fr: 'Interdit',
  pt: 'Proibido',
  it: 'Vietato',
  nl: 'Verboden',
  zh: '禁止',
  ja: '禁止',
};

/** What stands before each thing that was listed under a heading such as "Verboten". */
export function forbiddenIn(lang: string): string {
  return FORBIDDEN[lang] ?? 'Not allowed';
}

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
