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
  { category: 'Human Resources', trades: 'hr', templates: 'onboard-a-volunteer' },
  {
    category: 'Finance',
    trades: 'accounting banking insurance',
    templates: 'answer-a-chargeback cash-up-the-till collect-rent onboard-a-supplier place-a-purchase-order',
  },
  {
    category: 'IT and Security',
    trades: 'it software',
    templates: 'answer-a-data-access-request replace-printer-toner',
  },
  {
    category: 'Customer Service',
    trades: 'coworking customer-service e-commerce',
    templates:
      'hand-out-click-and-collect-orders hand-over-a-rental-car handle-a-return-or-refund rent-out-a-storage-unit serve-a-citizen-at-the-counter take-in-a-jewelry-repair take-in-dry-cleaning',
  },
  {
    category: 'Sales and Marketing',
    trades: 'marketing sales',
    templates: 'add-a-product-to-the-online-shop dress-a-shop-window list-a-property-for-sale show-an-apartment',
  },
  { category: 'Food and Hospitality', trades: 'food-and-drink hotel', templates: '' },
  {
    category: 'Healthcare and Laboratory',
    trades: 'care emergency-services health-and-dental laboratory pharmacy veterinary',
    templates: '',
  },
  {
    category: 'Manufacturing and Maintenance',
    trades: 'boats machine-work printing vehicle-workshop',
    templates:
      'install-an-appliance install-solar-panels repair-a-leaking-faucet repair-a-phone replace-a-water-heater replace-a-window-pane replace-an-electrical-outlet service-a-boiler service-an-air-conditioner unclog-a-drain',
  },
  {
    category: 'Warehouse and Logistics',
    trades: 'transport warehouse',
    templates:
      'claim-faulty-goods pack-and-ship-an-order receive-a-store-delivery reorder-stock restock-shelves stocktake',
  },
  {
    category: 'Health and Safety',
    trades: 'safety',
    templates:
      'clean-up-a-chemical-spill find-a-missing-child free-people-from-an-elevator inspect-a-playground inspect-a-scaffold lifeguard-a-pool lift-with-a-crane respond-to-a-childs-allergic-reaction respond-to-a-concussion respond-to-a-road-accident site-induction supervise-indoor-climbing take-down-a-scaffold use-a-power-tool work-at-height',
  },
  {
    category: 'Facilities and Cleaning',
    trades: 'cleaning property security',
    templates: 'move-the-office respond-to-feces-in-the-pool set-up-a-meeting-room test-pool-water',
  },
];
