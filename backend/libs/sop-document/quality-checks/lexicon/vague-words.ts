/** Words that leave the decision to the reader, by language. */
export const VAGUE_WORDS: ReadonlyMap<string, readonly string[]> = new Map([
  [
    'en',
    'as needed|as required|as necessary|as appropriate|if necessary|if needed|when necessary|where appropriate|appropriate|appropriately|properly|adequate|adequately|sufficient|sufficiently|regularly|periodically|promptly|timely|as soon as possible|asap|etc|and so on|reasonable|normally|usually|generally|a few|several|some time|(?<!as )soon(?! as)'.split(
      '|',
    ),
  ],
  [
    'es',
    'según sea necesario|si es necesario|cuando sea necesario|adecuado|adecuada|adecuadamente|apropiado|apropiada|correctamente|suficiente|regularmente|periódicamente|lo antes posible|cuanto antes|etc|razonable|normalmente|generalmente|algunos|varios|pronto'.split(
      '|',
    ),
  ],
  [
    'fr',
    'si nécessaire|si besoin|au besoin|le cas échéant|approprié|appropriée|adéquat|adéquate|correctement|convenablement|suffisant|suffisamment|régulièrement|périodiquement|rapidement|dès que possible|au plus vite|etc|raisonnable|normalement|généralement|plusieurs|bientôt'.split(
      '|',
    ),
  ],
  [
    'de',
    'bei bedarf|falls nötig|wenn nötig|gegebenenfalls|ggf|angemessen|geeignet|ordnungsgemäß|ausreichend|genügend|regelmäßig|zeitnah|möglichst bald|so bald wie möglich|usw|etc|normalerweise|üblicherweise|einige|mehrere|bald'.split(
      '|',
    ),
  ],
  [
    'pt',
    'se necessário|quando necessário|conforme necessário|se for preciso|adequado|adequada|adequadamente|apropriado|apropriada|corretamente|suficiente|regularmente|periodicamente|o mais rápido possível|assim que possível|etc|razoável|normalmente|geralmente|alguns|vários|em breve'.split(
      '|',
    ),
  ],
]);
