import type { SopCategory } from '../../sop-document/index.js';

/** Beginnings of words that tell of a category, by the weight that each carries. */
export const CATEGORY_WORDS: readonly { category: SopCategory; words: Readonly<Record<number, string>> }[] = [
  {
    category: 'Human Resources',
    words: {
      4: 'onboard offboard recruit payroll interview candidate induction probation appraisal performance-review new-hire salarié',
      3: 'hire hiring vacation hr',
      2: 'employee starter benefits essai',
      1: 'leave training barista',
    },
  },
  {
    category: 'Finance',
    words: {
      5: 'month-end close-the-books',
      4: 'invoice payable receivable reconcil ledger expense accounting petty-cash cash',
      3: 'donation coins treasurer budget tax cfo purchase-order quickbooks xero',
      2: 'bank payment',
      1: 'audit refund credit',
    },
  },
  {
    category: 'IT and Security',
    words: {
      5: 'phishing malware data-breach router wifi',
      4: 'backup deploy password vpn nginx rollback outage firewall bitlocker',
      3: 'server restore software laptop network patch user-account',
      2: 'security release',
      1: 'incident access account production reset',
    },
  },
  {
    category: 'Customer Service',
    words: {
      6: '投诉 reclamação',
      5: 'complaint',
      4: 'refund réclamation atendimento',
      3: 'ticket helpdesk tenant',
      2: 'customer support feedback chat caller 客户',
      1: 'return call client escalat',
    },
  },
  {
    category: 'Sales and Marketing',
    words: {
      5: 'campaign instagram blog newsletter seo',
      4: 'facebook marketing prospect linkedin tiktok new-client kickoff account-manager agency',
      3: 'lead sales social content proposal',
      2: 'quote crm brand',
      1: 'post event',
    },
  },
  {
    category: 'Food and Hospitality',
    words: {
      6: 'bakery',
      9: 'espresso-machine',
      5: 'fryer haccp allergen freidora espresso',
      4: 'restaurant kitchen cafe coffee food fridge menu hotel chef freezer cocina housekeep',
      3: 'guest cook barista walk-in',
      2: 'bar',
      1: 'table room',
    },
  },
  {
    category: 'Healthcare and Laboratory',
    words: {
      5: 'specimen medication autoclave centrifuge pcr reagent phlebotom',
      4: 'patient nurse- nurses clinic blood lab laboratory sterili dental pharmac dose triage swab spore dentist',
      3: 'sample doctor',
    },
  },
  {
    category: 'Manufacturing and Maintenance',
    words: {
      5: 'lockout loto conveyor production-line cnc changeover torque',
      4: 'machine maintenance calibrat assembly lubricat weld mould bearing compressor',
      3: 'bolt repair motor pump',
      2: 'equipment',
    },
  },
  {
    category: 'Warehouse and Logistics',
    words: {
      6: 'wareneingang المستودع',
      5: 'warehouse',
      4: 'pallet forklift shipment inventory courier parcel lieferung lager lieferschein شحنة',
      3: 'shipping stock delivery goods dispatch fifo carrier truck palette',
      2: 'receiv pick pack',
      1: 'order',
    },
  },
  {
    category: 'Health and Safety',
    words: {
      5: 'evacuat spill accident injur first-aid near-miss risk-assessment scaffold',
      4: 'fire hazard emergency acid',
      3: 'chemical ppe',
      2: 'leak ladder',
      1: 'alarm',
    },
  },
  {
    category: 'Facilities and Cleaning',
    words: {
      5: 'water-leak',
      4: 'mop toilet restroom limpiar limpieza nettoy reinigung tenant plumb',
      3: 'clean bathroom vacuum waste disinfect premises gym towel shower',
      2: 'bin building',
      1: 'office alarm lock opening closing',
    },
  },
];
