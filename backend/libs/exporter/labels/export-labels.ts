import { primaryLanguage } from '../../sop-document/index.js';
import type { ExportStatus } from '../export-request.js';

/** The labels that only exports have, in one language; those of the procedure itself are in `SopLabelSet`. */
export interface ExportLabelSet {
  version: string;
  status: string;
  statuses: Record<ExportStatus, string>;
  created: string;
  role: string;
  duties: string;
  record: string;
  step: string;
  instruction: string;
  details: string;
  /** `{page}` and `{pages}` are replaced. */
  pageOf: string;
}

const english: ExportLabelSet = {
  version: 'Version',
  status: 'Status',
  statuses: { in_progress: 'In progress', completed: 'Completed' },
  created: 'Created',
  role: 'Role',
  duties: 'Responsibilities',
  record: 'Record',
  step: 'Step',
  instruction: 'Instruction',
  details: 'Details',
  pageOf: 'Page {page} of {pages}',
};

const german: ExportLabelSet = {
  version: 'Version',
  status: 'Status',
  statuses: { in_progress: 'In Bearbeitung', completed: 'Abgeschlossen' },
  created: 'Erstellt',
  role: 'Rolle',
  duties: 'Aufgaben',
  record: 'Aufzeichnung',
  step: 'Schritt',
  instruction: 'Anweisung',
  details: 'Einzelheiten',
  pageOf: 'Seite {page} von {pages}',
};

const french: ExportLabelSet = {
  version: 'Version',
  status: 'Statut',
  statuses: { in_progress: 'En cours', completed: 'Terminé' },
  created: 'Créé le',
  role: 'Rôle',
  duties: 'Responsabilités',
  record: 'Enregistrement',
  step: 'Étape',
  instruction: 'Instruction',
  details: 'Détails',
  pageOf: 'Page {page} sur {pages}',
};

const spanish: ExportLabelSet = {
  version: 'Versión',
  status: 'Estado',
  statuses: { in_progress: 'En curso', completed: 'Completado' },
  created: 'Creado',
  role: 'Función',
  duties: 'Responsabilidades',
  record: 'Registro',
  step: 'Paso',
  instruction: 'Instrucción',
  details: 'Detalles',
  pageOf: 'Página {page} de {pages}',
};

const portuguese: ExportLabelSet = {
  version: 'Versão',
  status: 'Estado',
  statuses: { in_progress: 'Em andamento', completed: 'Concluído' },
  created: 'Criado em',
  role: 'Função',
  duties: 'Responsabilidades',
  record: 'Registo',
  step: 'Passo',
  instruction: 'Instrução',
  details: 'Detalhes',
  pageOf: 'Página {page} de {pages}',
};

const arabic: ExportLabelSet = {
  version: 'الإصدار',
  status: 'الحالة',
  statuses: { in_progress: 'قيد التنفيذ', completed: 'مكتمل' },
  created: 'تاريخ الإنشاء',
  role: 'الدور',
  duties: 'المسؤوليات',
  record: 'السجل',
  step: 'الخطوة',
  instruction: 'التعليمات',
  details: 'التفاصيل',
  pageOf: 'صفحة {page} من {pages}',
};

const chinese: ExportLabelSet = {
  version: '版本',
  status: '状态',
  statuses: { in_progress: '进行中', completed: '已完成' },
  created: '创建日期',
  role: '角色',
  duties: '职责',
  record: '记录',
  step: '步骤',
  instruction: '操作',
  details: '详情',
  pageOf: '第 {page} 页，共 {pages} 页',
};

const italian: ExportLabelSet = {
  version: 'Versione',
  status: 'Stato',
  statuses: { in_progress: 'In corso', completed: 'Completato' },
  created: 'Creato il',
  role: 'Ruolo',
  duties: 'Responsabilità',
  record: 'Registrazione',
  step: 'Passo',
  instruction: 'Istruzione',
  details: 'Dettagli',
  pageOf: 'Pagina {page} di {pages}',
};

const dutch: ExportLabelSet = {
  version: 'Versie',
  status: 'Status',
  statuses: { in_progress: 'In bewerking', completed: 'Afgerond' },
  created: 'Aangemaakt op',
  role: 'Rol',
  duties: 'Verantwoordelijkheden',
  record: 'Registratie',
  step: 'Stap',
  instruction: 'Instructie',
  details: 'Details',
  pageOf: 'Pagina {page} van {pages}',
};

const japanese: ExportLabelSet = {
  version: '版',
  status: '状態',
  statuses: { in_progress: '作成中', completed: '完了' },
  created: '作成日',
  role: '役割',
  duties: '責任',
  record: '記録',
  step: '手順',
  instruction: '作業内容',
  details: '詳細',
  pageOf: '{page} / {pages} ページ',
};

const labelSets: ReadonlyMap<string, ExportLabelSet> = new Map([
  ['ar', arabic],
  ['de', german],
  ['en', english],
  ['es', spanish],
  ['fr', french],
  ['it', italian],
  ['ja', japanese],
  ['nl', dutch],
  ['pt', portuguese],
  ['zh', chinese],
]);

/** Returns the labels of exports for a language tag, or the English ones. */
export function exportLabelsFor(lang: string): ExportLabelSet {
  return labelSets.get(primaryLanguage(lang)) ?? english;
}
