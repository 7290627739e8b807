import type { Archetype } from './archetype.js';

export const goodsArchetypes: readonly Archetype[] = [
  {
    id: 'receiving',
    title: 'Receiving Goods',
    match: /receiv(?:e|ing)\b|goods[- ]in|inventory|stock ?(?:count|take)|deliveries/iu,
    steps: [
      'Compare the delivery with the order and the delivery note',
      'Inspect the goods for damage',
      'Count the goods',
      'Sign for the delivery and note any difference',
      'Label the goods and move them to their place',
      'Book the receipt in the system',
    ],
    roles: [
      { name: 'Warehouse operative', duty: 'Checks, counts and books the goods' },
      { name: 'Supervisor', duty: 'Decides on damaged or missing goods' },
    ],
    resources: [
      { kind: 'document', name: 'Purchase order and delivery note' },
      { kind: 'system', name: 'Inventory system' },
    ],
    safety: [{ level: 'caution', text: 'Keep clear of moving vehicles; lift with a straight back or use equipment' }],
    exceptions: [
      {
        when: 'Goods are damaged or missing',
        action: 'Note it on the delivery note, take photos and tell the supervisor',
      },
      { when: 'There is no matching order', action: 'Put the goods aside and ask the buyer' },
    ],
    records: ['Signed delivery note', 'Receipt entry'],
    measures: ['Share of deliveries booked on the same day', 'Stock differences at count'],
    questions: [
      { about: 'phases', text: 'What difference or damage is accepted without asking?' },
      { about: 'resources', text: 'Where are held goods stored?' },
    ],
  },
  {
    id: 'ship',
    title: 'Order Dispatch',
    match: /pick(ing)?( and|,)? pack|dispatch|ship(ping|ment| order)|fulfil/iu,
    steps: [
      'Print or open the order',
      'Pick the items in the order of their locations',
      'Check items and quantities against the order',
      'Pack the items with protection',
      'Add the packing slip and seal the parcel',
      'Attach the shipping label',
      'Hand over the parcel',
      'Record the tracking number',
    ],
    roles: [
      { name: 'Picker/packer', duty: 'Picks, checks and packs' },
      { name: 'Dispatcher', duty: 'Hands over to the carrier' },
    ],
    resources: [
      { kind: 'material', name: 'Packing material and labels' },
      { kind: 'system', name: 'Order system' },
    ],
    safety: [],
    exceptions: [
      { when: 'An item is out of stock', action: 'Tell customer service and hold the order' },
      { when: 'The address is incomplete', action: 'Hold the parcel and ask customer service' },
    ],
    records: ['Tracking number on the order'],
    measures: ['Orders shipped on time', 'Picking errors'],
    questions: [{ about: 'trigger', text: 'What is the cut-off time for same-day dispatch?' }],
  },
];
