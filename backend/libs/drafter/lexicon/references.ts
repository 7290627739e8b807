/** Standards, laws and policies that a request may name. */
export const REFERENCES =
  /\b(ISO ?\d{4,5}(?:[-:]\d+)*|HACCP|GDPR|HIPAA|OSHA(?: \d+(?:\.\d+)*)?|FDA(?: 21 CFR(?: Part)? ?\d+)?|21 CFR(?: Part)? ?\d+|SOC ?2|PCI(?:[- ]DSS)?|GMP|GLP|NFPA ?\d+|COSHH|ITIL|EPA(?: [A-Z]+\/[A-Z]-\d)?|CLIA|Sarbanes[- ]Oxley|SOX|(?:company|our|the) [a-z]+(?: [a-z]+)? (?:policy|handbook|manual)|safety data sheets?|SDS)\b/gu;
