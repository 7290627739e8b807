import type { SopCategory } from '../../sop-document/index.js';

/** Trades whose templates belong to one category, and ids of those templates of other trades that do. */
interface CategoryTemplates {
  category: SopCategory;
  trades: string;
  templates: string;
}

/** A template that is named here belongs there, else it belongs where its trade does, and else to "General". */
export const TEMPLATE_CATEGORIES: readonly CategoryTemplates[] = [
  {
    category: 'General',
    trades:
      'childcare-and-school clubs-and-volunteers construction events farm fisheries fitness funeral hair-and-beauty leisure library museum music office pets photography professional-services public-services purchasing retail tourism',
    templates: '',
  },
  { category: 'Human Resources', trades: 'hr', templates: 'onboard-a-volunteer place-a-candidate' },
  {
    category: 'Finance',
    trades: 'accounting banking insurance',
    templates:
      'acknowledge-a-donation answer-a-chargeback approve-a-purchase-request bill-tuition cash-up-the-till check-for-counterfeit-bills collect-rent do-the-bookkeeping-for-a-client file-an-insurance-claim keep-a-client-trust-account onboard-a-supplier place-a-purchase-order record-billable-time renew-business-insurance respond-to-a-tax-notice set-signing-authority',
  },
  {
    category: 'IT and Security',
    trades: 'it software',
    templates:
      'answer-a-data-access-request answer-a-deletion-request replace-printer-toner respond-to-a-data-breach review-user-access',
  },
  {
    category: 'Customer Service',
    trades: 'coworking customer-service e-commerce',
    templates:
      'book-a-client-trip buy-secondhand-goods collect-client-documents hand-out-click-and-collect-orders hand-over-a-rental-car handle-a-return-or-refund handle-out-of-scope-requests help-a-customer-on-the-floor look-after-a-lost-child rent-out-a-storage-unit ring-up-a-sale serve-a-citizen-at-the-counter take-a-flower-order take-in-a-jewelry-repair take-in-dry-cleaning',
  },
  {
    category: 'Sales and Marketing',
    trades: 'marketing sales',
    templates:
      'add-a-product-to-the-online-shop dress-a-shop-window list-a-property-for-sale run-a-store-promotion show-an-apartment',
  },
  { category: 'Food and Hospitality', trades: 'food-and-drink hotel', templates: '' },
  {
    category: 'Healthcare and Laboratory',
    trades: 'care emergency-services health-and-dental laboratory pharmacy veterinary',
    templates: 'treat-a-sick-farm-animal',
  },
  {
    category: 'Manufacturing and Maintenance',
    trades: 'boats machine-work printing vehicle-workshop',
    templates:
      'install-a-light-fixture install-a-split-air-conditioner install-an-appliance install-solar-panels isolate-a-circuit make-a-service-call repair-a-leaking-faucet repair-a-phone repair-a-roof-leak replace-a-toilet replace-a-water-heater replace-a-window-pane replace-an-electrical-outlet run-a-corrective-action service-a-boiler service-an-air-conditioner strip-out-a-bathroom unclog-a-drain',
  },
  {
    category: 'Warehouse and Logistics',
    trades: 'transport warehouse',
    templates:
      'chase-a-late-delivery claim-faulty-goods clear-an-import-through-customs pack-and-ship-an-order receive-a-store-delivery reorder-stock restock-shelves stocktake',
  },
  {
    category: 'Health and Safety',
    trades: 'safety',
    templates:
      'clean-up-a-chemical-spill find-a-missing-child free-people-from-an-elevator handle-suspected-asbestos inspect-a-playground inspect-a-scaffold lifeguard-a-pool lift-with-a-crane operate-an-aerial-lift operate-an-overhead-crane record-a-childs-injury refuse-pickup-of-a-child respond-to-a-childs-allergic-reaction respond-to-a-concussion respond-to-a-customer-injury respond-to-a-road-accident site-induction supervise-indoor-climbing swarm-or-wasp-nest take-down-a-scaffold use-a-power-tool work-at-height',
  },
  {
    category: 'Facilities and Cleaning',
    trades: 'cleaning property security',
    templates:
      'clean-and-sanitize-toys move-the-office respond-to-feces-in-the-pool set-up-a-meeting-room test-pool-water',
  },
];
