import { DefaultNamingStrategy, type NamingStrategyInterface } from 'typeorm';

/** Columns are snake_case of the property: `publishedAt` → `published_at`. Tables are named by their entities. */
export class SnakeCaseNamingStrategy extends DefaultNamingStrategy implements NamingStrategyInterface {
  override columnName(propertyName: string, customName: string | undefined, embeddedPrefixes: string[]): string {
    return [...embeddedPrefixes, customName ?? propertyName].map(snakeCase).join('_');
  }

  override joinColumnName(relationName: string, referencedColumnName: string): string {
    return snakeCase(`${relationName}_${referencedColumnName}`);
  }
}

function snakeCase(name: string): string {
  return name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();
}
