/** Programs and services by name, in lower case; the last word decides in names of several words. */
const SYSTEMS_TEXT = `
  airtable amazon ansible asana aws azure bamboohr bitlocker buffer calendly canva cargowise clickup clio
  confluence datto deputy docker docusign dropbox ebay entra excel facebook figma freshdesk github gitlab gmail
  grafana gusto hootsuite hubspot instagram intercom intune jenkins jira karbon klaviyo kubernetes lightspeed
  linkedin linux mailchimp miro mongodb mysql netsuite nginx notion okta opentable oracle outlook paypal
  pipedrive postgres postgresql procore quickbooks redis resy sage salesforce sap sentry servicenow sharepoint
  shipstation shopify slack snipe-it square stripe teams terraform tiktok toast trackunit trello twitter veeam
  windows woocommerce word wordpress workday xero youtube zendesk zoom
`;

export const SYSTEMS: ReadonlySet<string> = new Set(SYSTEMS_TEXT.trim().split(/\s+/u));

/** System names that are also plain words: they count only with a capital letter inside a sentence. */
export const AMBIGUOUS_SYSTEMS: ReadonlySet<string> = new Set(
  'word teams square buffer oracle sage amazon access toast zoom slack notion stripe deputy excel gusto outlook windows docker sentry'.split(
    ' ',
  ),
);

/** System names that are plain words unless they are in capitals: "the sap of the maple". */
export const SHOUTED_SYSTEMS: ReadonlySet<string> = new Set(['sap']);

/** A system by what it is. */
export const SYSTEM_NOUNS =
  /\b(crm|erp|pos(?: system| terminal)?|wms|lims|ehr|ticket(?:ing)? system|help ?desk|spreadsheet|google (?:drive|docs|sheets|calendar|form)s?|shared drive|intranet|accounting system|payroll system|booking system|inventory system|point[- ]of[- ]sale|mailbox|active directory|vpn|backup (?:system|server|storage)|monitoring (?:system|dashboard)|access database)\b/giu;
