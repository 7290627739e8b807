import { describe, expect, it } from '@jest/globals';
import { dutchVerbs } from './dutch.conjugation.js';
import { frenchVerbs } from './french.conjugation.js';
import { germanVerbs } from './german.conjugation.js';
import { italianVerbs } from './italian.conjugation.js';
import { portugueseVerbs } from './portuguese.conjugation.js';
import { spanishVerbs } from './spanish.conjugation.js';
import type { VerbTable } from './verb-table.js';

const TABLES: Readonly<Record<string, VerbTable>> = {
  de: germanVerbs(),
  es: spanishVerbs(),
  fr: frenchVerbs(),
  it: italianVerbs(),
  nl: dutchVerbs(),
  pt: portugueseVerbs(),
};

const FINITE: Readonly<Record<string, string>> = {
  es: 'revisa:revisar cierra:cerrar prueba:probar pide:pedir envía:enviar evalúa:evaluar sustituye:sustituir recogen:recoger coloque:colocar pague:pagar realice:realizar recoja:recoger pone:poner escribimos:escribir',
  fr: 'vérifie:vérifier rangeons:ranger plaçons:placer pèse:peser règle:régler appelle:appeler jette:jeter nettoie:nettoyer essuie:essuyer balaie:balayer balaye:balayer remplissent:remplir rend:rendre met:mettre ouvre:ouvrir',
  it: 'controlla:controllare carichiamo:caricare tagliamo:tagliare iniziamo:iniziare pulisce:pulire apre:aprire chiudono:chiudere toglie:togliere',
  pt: 'verifica:verificar confere:conferir aqueça:aquecer lance:lançar pague:pagar põe:pôr distribui:distribuir bloqueia:bloquear',
  de: 'prüft:prüfen arbeitet:arbeiten öffnet:öffnen zeichnet:zeichnen sammelt:sammeln liest:lesen schließt:schließen kontrolliert:kontrollieren lernt:-',
  nl: 'maakt:maken zet:zetten schrijft:schrijven leest:lezen tekent:tekenen levert:leveren controleert:controleren kopieert:kopiëren slaat:slaan sluit:sluiten evalueert:evalueren wisselt:wisselen',
};

const PARTICIPLES: Readonly<Record<string, string>> = {
  es: 'limpiada:limpiar abierto:abrir devueltos:devolver leídas:leer',
  fr: 'triés:trier vidées:vider mise:mettre remplis:remplir ouverte:ouvrir rendus:rendre',
  it: 'lavati:lavare chiusa:chiudere messo:mettere pulite:pulire spento:spegnere',
  pt: 'assados:assar aberta:abrir feito:fazer entregue:entregar',
  de: 'geprüft:prüfen verpackt:verpacken kontrolliert:kontrollieren geschmiert:schmieren geschlossen:schließen geöffnet:öffnen',
  nl: 'gecontroleerd:controleren gepakt:pakken geverfd:verven gezet:zetten geïnstalleerd:installeren gesloten:sluiten verwijderd:verwijderen',
};

function pairsOf(written: Readonly<Record<string, string>>): string[][] {
  return Object.entries(written).flatMap(([lang, pairs]) => pairs.split(' ').map((pair) => [lang, ...pair.split(':')]));
}

describe('verb tables', () => {
  it.each(pairsOf(FINITE))('%s: "%s" is a form of "%s"', (lang = '', form = '', infinitive = '') => {
    expect(TABLES[lang]?.finiteForm(form)?.infinitive ?? '-').toBe(infinitive);
  });

  it.each(pairsOf(PARTICIPLES))('%s: "%s" is the participle of "%s"', (lang = '', form = '', infinitive = '') => {
    expect(TABLES[lang]?.infinitiveOfParticiple(form)).toBe(infinitive);
  });

  it('takes what two verbs share for a form of neither', () => {
    expect(TABLES['es']?.finiteForm('creo')).toBeNull();
    expect(TABLES['es']?.isFinite('creo')).toBe(true);
  });
});
