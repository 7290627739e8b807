import { CreateFunctions1740000000000 } from './1740000000000-create-functions.js';
import { CreateAuth1740000100000 } from './1740000100000-create-auth.js';
import { CreateProfiles1740000200000 } from './1740000200000-create-profiles.js';
import { CreateSubscriptions1740000300000 } from './1740000300000-create-subscriptions.js';
import { CreateSops1740000400000 } from './1740000400000-create-sops.js';
import { CreateConsultant1740000500000 } from './1740000500000-create-consultant.js';
import { CreateMailOutbox1740001000000 } from './1740001000000-create-mail-outbox.js';
import { LinkIdentities1740001200000 } from './1740001200000-link-identities.js';
import { CountAuthAttempts1740001300000 } from './1740001300000-count-auth-attempts.js';
import { CreateAuthFactors1740001500000 } from './1740001500000-create-auth-factors.js';
import { GrantSubscriptions1740002000000 } from './1740002000000-grant-subscriptions.js';
import { CompleteConsultantDesk1740003000000 } from './1740003000000-complete-consultant-desk.js';
import { SearchSops1740003100000 } from './1740003100000-search-sops.js';
import { CreateOneTimeTokens1740004000000 } from './1740004000000-create-one-time-tokens.js';
import { RememberProvedFactors1740004100000 } from './1740004100000-remember-proved-factors.js';
import { RememberRenewals1740006000000 } from './1740006000000-remember-renewals.js';
import { RememberToldDetails1740006100000 } from './1740006100000-remember-told-details.js';
import { CountAllAttempts1740006200000 } from './1740006200000-count-all-attempts.js';
import { RememberRaisedSessions1740007100000 } from './1740007100000-remember-raised-sessions.js';
import { CreateSecurityEvents1740007200000 } from './1740007200000-create-security-events.js';
import { KnowTheWorkerOfARun1740007300000 } from './1740007300000-know-the-worker-of-a-run.js';
import { RememberNormalizedLogos1740007400000 } from './1740007400000-remember-normalized-logos.js';
import { CreateSopVersions1740007500000 } from './1740007500000-create-sop-versions.js';
import { CreateRecoveryCodes1740007600000 } from './1740007600000-create-recovery-codes.js';
import { FindOldStripeEvents1740007700000 } from './1740007700000-find-old-stripe-events.js';
import { RememberPaidPrices1740007800000 } from './1740007800000-remember-paid-prices.js';
import { RememberTrialsAndContracts1740007900000 } from './1740007900000-remember-trials-and-contracts.js';
import { RememberDisputes1740008000000 } from './1740008000000-remember-disputes.js';
import { OwnSearchIndex1740008500000 } from './1740008500000-own-search-index.js';
import { CountSops1740008510000 } from './1740008510000-count-sops.js';
import { CountActionsInIndex1740008520000 } from './1740008520000-count-actions-in-index.js';
import { NameSeats1740008610000 } from './1740008610000-name-seats.js';
import { MeasureReading1740008620000 } from './1740008620000-measure-reading.js';
import { CreateStorage1740008640000 } from './1740008640000-create-storage.js';
import { CreateSopImports1740008650000 } from './1740008650000-create-sop-imports.js';
import { CreateSopAttachments1740008670000 } from './1740008670000-create-sop-attachments.js';
import { ChooseCategories1740008710000 } from './1740008710000-choose-categories.js';
import { TagSops1740008720000 } from './1740008720000-tag-sops.js';
import { CreateSopFolders1740008730000 } from './1740008730000-create-sop-folders.js';
import { NameClientsOfSops1740008740000 } from './1740008740000-name-clients-of-sops.js';
import { CreateSopArchives1740008760000 } from './1740008760000-create-sop-archives.js';
import { CreateSopTemplates1740008770000 } from './1740008770000-create-sop-templates.js';

/** Every change of the schema, oldest first. */
export const migrations = [
  CreateFunctions1740000000000,
  CreateAuth1740000100000,
  CreateProfiles1740000200000,
  CreateSubscriptions1740000300000,
  CreateSops1740000400000,
  CreateConsultant1740000500000,
  CreateMailOutbox1740001000000,
  LinkIdentities1740001200000,
  CountAuthAttempts1740001300000,
  CreateAuthFactors1740001500000,
  GrantSubscriptions1740002000000,
  CompleteConsultantDesk1740003000000,
  SearchSops1740003100000,
  CreateOneTimeTokens1740004000000,
  RememberProvedFactors1740004100000,
  RememberRenewals1740006000000,
  RememberToldDetails1740006100000,
  CountAllAttempts1740006200000,
  RememberRaisedSessions1740007100000,
  CreateSecurityEvents1740007200000,
  KnowTheWorkerOfARun1740007300000,
  RememberNormalizedLogos1740007400000,
  CreateSopVersions1740007500000,
  CreateRecoveryCodes1740007600000,
  FindOldStripeEvents1740007700000,
  RememberPaidPrices1740007800000,
  RememberTrialsAndContracts1740007900000,
  RememberDisputes1740008000000,
  OwnSearchIndex1740008500000,
  CountSops1740008510000,
  CountActionsInIndex1740008520000,
  NameSeats1740008610000,
  MeasureReading1740008620000,
  CreateStorage1740008640000,
  CreateSopImports1740008650000,
  CreateSopAttachments1740008670000,
  ChooseCategories1740008710000,
  TagSops1740008720000,
  CreateSopFolders1740008730000,
  NameClientsOfSops1740008740000,
  CreateSopArchives1740008760000,
  CreateSopTemplates1740008770000,
];
