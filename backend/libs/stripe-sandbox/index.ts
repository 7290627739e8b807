export { SandboxApiError } from './api/sandbox-api-error.js';
export { BillingSandbox } from './billing-sandbox.js';
export type { SandboxPage } from './pages/page-layout.js';
export { advanceCommand, cardCommand, type DeliveryLogEntry, disputeCommand, holdCommand } from './sandbox-controls.js';
export { MemorySandboxStore } from './store/memory.sandbox-store.js';
export type { SandboxKind, SandboxRecord } from './store/sandbox-records.js';
export type { RecordFilter, SandboxStore, SandboxTransaction } from './store/sandbox-store.js';
