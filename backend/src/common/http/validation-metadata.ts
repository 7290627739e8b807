import { getMetadataStorage } from 'class-validator';

type Storage = ReturnType<typeof getMetadataStorage>;
type Rules = ReturnType<Storage['getTargetValidationMetadatas']>;
type Grouped = ReturnType<Storage['groupByPropertyName']>;

const original = {
  rulesOf: getMetadataStorage().getTargetValidationMetadatas,
  grouped: getMetadataStorage().groupByPropertyName,
};

/**
 * class-validator searches the rules of all classes for each object that it validates, so that every new DTO makes every
 * request slower. The rules of a class are complete once it is defined, so they are collected once.
 * @see docs/performance.md
 */
export function cacheValidationMetadata(storage: Storage = getMetadataStorage()): void {
  const rulesOfClass = new WeakMap<object, Map<string, Rules>>();
  const groupedRules = new WeakMap<Rules, Grouped>();
  storage.getTargetValidationMetadatas = (target, schema, always, strictGroups, groups) => {
    const ofClass = rulesOfClass.get(target) ?? new Map<string, Rules>();
    rulesOfClass.set(target, ofClass);
    const options = `${schema} ${always} ${strictGroups} ${groups?.join(' ')}`;
    const known = ofClass.get(options);
    if (known) return known;
    const rules = original.rulesOf.call(storage, target, schema, always, strictGroups, groups);
    ofClass.set(options, rules);
    return rules;
  };
  storage.groupByPropertyName = (rules) => {
    const known = groupedRules.get(rules);
    if (known) return known;
    const grouped = original.grouped.call(storage, rules);
    groupedRules.set(rules, grouped);
    return grouped;
  };
}
