import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';
import { statedSteps } from './testing/steps-of-draft.js';

/** Before and after a sentence, by language. */
const AROUND: Readonly<Record<string, readonly [before: string, after: string]>> = {
  es: ['Cierre del taller. Revisar la puerta. ', ' Cerrar la verja.'],
  fr: ["Fermeture de l'atelier. Vérifier la porte. ", ' Fermer le portail.'],
  it: ["Chiusura dell'officina. Controllare la porta. ", ' Chiudere il cancello.'],
  pt: ['Fechamento da oficina. Conferir a porta. ', ' Fechar o portão.'],
};

function around(lang: string, sentence: string): string {
  const [before, after] = AROUND[lang] ?? ['', ''];
  return before + sentence + after;
}

describe('one sentence of a Romance language (drafting 3.2)', () => {
  it.each<[lang: string, sentence: string, steps: string[]]>([
    // Whoever does one thing does the other.
    ['pt', 'Quem abre a quadra liga o refletor.', ['Ligar o refletor — Quem abre a quadra']],
    [
      'it',
      'Chi trova un vetro rotto lo butta nel bidone e lo dice al custode.',
      ['Buttarlo nel bidone — Chi trova un vetro rotto', 'Dirlo al custode — Chi trova un vetro rotto'],
    ],
    // What has to be done with a thing.
    ['fr', 'Les badges sont à ranger dans le tiroir.', ['Ranger les badges dans le tiroir']],
    ['it', 'I moduli sono da firmare in duplice copia.', ['Firmare i moduli in duplice copia']],
    ['es', 'Los viernes toca vaciar la papelera.', ['Los viernes: Vaciar la papelera']],
    ['es', 'Acordate de cerrar el gas antes de salir.', ['Cerrar el gas antes de salir']],
    ['fr', "Faut pas oublier d'éteindre la lampe.", ['Éteindre la lampe']],
    // Things of the same verb, and another act behind them.
    [
      'fr',
      'Le chauffeur contrôle les freins, le niveau de batterie et note les heures.',
      ['Contrôler les freins, le niveau de batterie — Chauffeur', 'Noter les heures — Chauffeur'],
    ],
    ['fr', 'Vérifiez le bon et la date (5 jours maxi).', ['Vérifier le bon et la date (5 jours maxi)']],
    [
      'it',
      'Svuotare la vasca, controllando che lo scarico sia libero.',
      ['Svuotare la vasca, controllando che lo scarico sia libero'],
    ],
    // A condition without its comma, asked, or in the middle.
    ['pt', 'Se o cliente pedir a nota imprimir a segunda via.', ['Se o cliente pedir a nota: Imprimir a segunda via']],
    ['es', '¿Y si viene con niño? Se le da la silla pequeña.', ['Si viene con niño: Darle la silla pequeña']],
    ['es', 'Después vacías el cubo y la tapas con la lona.', ['Vaciar el cubo', 'Taparla con la lona']],
    ['pt', 'Passadas duas horas, o vigia confere o portão.', ['Passadas duas horas: Conferir o portão — Vigia']],
    ['es', 'Terminada la ronda, el vigilante firma la hoja.', ['Terminada la ronda: Firmar la hoja — Vigilante']],
    ['es', 'No te olvides de tapar la zanja.', ['Tapar la zanja']],
    [
      'es',
      'La auxiliar de cada sala comprueba que las mantas estén secas y apunta el número.',
      ['Comprobar que las mantas estén secas — Auxiliar de cada sala', 'Apuntar el número — Auxiliar de cada sala'],
    ],
    [
      'es',
      'Se le pide la tarjeta al socio y, si la ha perdido, se avisa al gerente.',
      ['Pedirle la tarjeta al socio', 'Si la ha perdido: Avisar al gerente'],
    ],
    [
      'fr',
      'Les apprentis trient les vis et jettent celles qui sont tordues.',
      ['Trier les vis — Apprentis', 'Jeter celles qui sont tordues — Apprentis'],
    ],
    [
      'fr',
      'Les gobelets vont dans la caisse bleue, pas dans le bac.',
      ['Les gobelets vont dans la caisse bleue, pas dans le bac'],
    ],
    ['pt', 'Com o alicate, cortar o lacre sem puxar o fio.', ['Com o alicate, cortar o lacre sem puxar o fio']],
    // In which case, and with its things.
    ['pt', 'Havendo atraso, o vigia liga para a central.', ['Havendo atraso: Ligar para a central — Vigia']],
    ['pt', 'Se tiver obra no andar tem que avisar a portaria.', ['Se tiver obra no andar: Avisar a portaria']],
    ['es', 'si bombilla fundida => avisar a taller.', ['Si bombilla fundida: Avisar a taller']],
    [
      'fr',
      'Posez les cartons sur la palette, les plus lourds en bas.',
      ['Poser les cartons sur la palette, les plus lourds en bas'],
    ],
    ['es', 'Hay que mover el arroz para que no se pegue.', ['Mover el arroz para que no se pegue']],
    ['es', 'El último que salga tiene que apagar la estufa.', ['Apagar la estufa — El último que salga']],
    [
      'fr',
      'Les caisses pleines sont fermées et posées en zone 2.',
      ['Les caisses pleines sont fermées', 'Poser les caisses pleines en zone 2'],
    ],
    [
      'pt',
      'O caseiro lava o cesto e manda para a cozinha.',
      ['Lavar o cesto — Caseiro', 'Mandar para a cozinha — Caseiro'],
    ],
    [
      'pt',
      'Se o portão estiver aberto avisem o Caio pelo rádio.',
      ['Se o portão estiver aberto: Avisar o Caio pelo rádio'],
    ],
    ['pt', 'A última a sair apaga o forno.', ['Apagar o forno — A última a sair']],
    ['fr', 'Merci de poser les badges sur le bureau.', ['Poser les badges sur le bureau']],
    ['it', 'Si raccomanda di coprire bene la vasca.', ['Coprire bene la vasca']],
    ['es', 'Vigila que no entre nadie en la cámara.', ['Vigila que no entre nadie en la cámara']],
    [
      'es',
      'La portera recoge los paquetes y los guarda en el cuarto.',
      ['Recoger los paquetes — Portera', 'Guardarlos en el cuarto — Portera'],
    ],
    ['es', 'La guía cuenta a los niños y les da un gorro.', ['Contar a los niños — Guía', 'Darles un gorro — Guía']],
    ['it', 'Apri il registro e segnala sul foglio.', ['Aprire il registro', 'Segnalare sul foglio']],
    [
      'es',
      'Cuando esté limpia se enciende y se espera a que suba a 20 grados.',
      ['Cuando esté limpia: Encender', 'Cuando esté limpia: Esperar a que suba a 20 grados'],
    ],
    ['es', 'Cierra la llave y llama al 112.', ['Cerrar la llave', 'Llamar al 112']],
    ['it', 'A fine turno ogni autista deve lavare il furgone.', ['A fine turno: Lavare il furgone — Autista']],
  ])('%s: %s', (lang, sentence, steps) => {
    expect(statedSteps(around(lang, sentence)).slice(1, -1)).toEqual(steps);
  });

  it.each([
    ['es', 'El candado es de la empresa.'],
    ['fr', 'Les amendes restent à la charge du locataire.'],
    ['it', "È la seconda volta questa settimana che trovo l'acqua aperta."],
    ['pt', 'O inquilino tem dez dias para devolver a vaga.'],
  ])('%s: what is so, or has happened, is a note: %s', (lang, sentence) => {
    const { notes } = draftSop(around(lang, sentence)).document;
    expect(notes.map(({ text }) => `${text}.`)).toContain(sentence);
    expect(statedSteps(around(lang, sentence))).toHaveLength(2);
  });

  it.each([
    ['es', 'A las nueve el monitor no deja entrar a nadie.'],
    ['fr', 'Le grutier doit être titulaire du certificat.'],
    ['fr', 'Les places sont réservées aux visiteurs.'],
    ['fr', "L'entrée est réservée aux membres."],
    ['es', 'Nadie puede usar la grúa de noche.'],
  ])('%s: what is not done, or has to be so, is a rule: %s', (lang, sentence) => {
    const { safety } = draftSop(around(lang, sentence)).document;
    expect(safety.map(({ text }) => `${text}.`)).toContain(sentence);
  });

  it('keeps what must not be done in a case with its case', () => {
    const [exception] = draftSop(around('it', 'Se il nastro fa un rumore strano non toccarlo e chiama Piero.')).document
      .exceptions;
    expect([exception?.when, exception?.then]).toEqual([
      'Se il nastro fa un rumore strano',
      'Non toccarlo e chiama Piero',
    ]);
  });

  it('says what is kept, where and how long', () => {
    const { records } = draftSop(
      around('es', 'El chófer firma el parte y nos deja una copia, que se archiva en la oficina durante 4 años.'),
    ).document;
    expect(records.map(({ name, where, keep }) => [name, where, keep])).toEqual([['Copia', 'en la oficina', '4 años']]);
  });

  it.each([
    ['es', 'Podrán usar la sala los socios con más de un año.'],
    ['fr', 'Celui qui prend la voiture est responsable du plein.'],
  ])('%s: who may do something or answers for it is a rule: %s', (lang, sentence) => {
    const { safety } = draftSop(around(lang, sentence)).document;
    expect(safety.map(({ text }) => `${text}.`)).toContain(sentence);
  });

  it.each([
    [
      'gente como faz a troca do filtro da piscina mesmo? primeiro desliga a bomba, depois tira a tampa, lava o filtro e monta tudo de novo',
      'Troca do filtro da piscina',
    ],
    [
      'oye cómo se da de alta a un alumno? primero se le pide el carné, luego se abre la ficha y se le cobra la matrícula',
      'Dar de alta a un alumno',
    ],
    [
      'Hora | Tarea | Quién\n7h | Abrir la verja | Portero\n9h | Regar los setos | Jardinero\n18h | Cerrar la verja | Portero',
      'Rutina diaria',
    ],
  ])('is named after what is asked, or after the times of its table: %s', (request, title) => {
    expect(draftSop(request).document.title).toBe(title);
  });

  it('reads Roman numbers, parts in capitals and the name below the kind of document', () => {
    const paper =
      'PROCEDIMIENTO INTERNO PI-4\nEntrega de llaves\nI. OBJETO\nSaber quién tiene cada llave.\nII. DESARROLLO\n1. El conserje anota el nombre.\n2. El conserje entrega la llave.\nIII. ARCHIVO\nLas hojas se guardan 2 años.';
    const { title, records } = draftSop(paper).document;
    expect(title).toBe('Entrega de llaves');
    expect(statedSteps(paper)).toEqual(['Anotar el nombre — Conserje', 'Entregar la llave — Conserje']);
    expect(records.map(({ name, keep }) => [name, keep])).toEqual([['Hojas', '2 años']]);
  });

  it('reads parts of two names, and a numbered line in capitals as a heading', () => {
    const paper =
      'INSTRUCCIÓN TÉCNICA IT-3\nCambio de filtro\n1. OBJETIVO Y ALCANCE\nEvitar polvo.\n2. PASOS\n2.1. Apagar la bomba.\n2.2. Sacar el filtro.\n3. EN CASO DE FUGA\nCerrar la válvula.';
    const { title, phases } = draftSop(paper).document;
    expect(title).toBe('Cambio de filtro');
    expect(statedSteps(paper)).toEqual(['Apagar la bomba', 'Sacar el filtro', 'Cerrar la válvula']);
    expect(phases.map((phase) => phase.title)).toContain('EN CASO DE FUGA');
  });

  it.each([
    [
      'para recibir a un gato en la residencia, primero le pides al dueño la cartilla y luego lo pesas',
      'Recibir a un gato en la residencia',
    ],
    [
      'ragazzi come funziona il noleggio delle bici? Controlli il documento e poi prendi la cauzione in contanti.',
      'Noleggio delle bici',
    ],
  ])('takes what the work is for, or what is asked, for the title: %s', (request, title) => {
    expect(draftSop(request).document.title).toBe(title);
  });

  it('takes hours that follow each other for times of the day', () => {
    const table =
      'Rotina do clube\nHorário | Tarefa | Responsável\n7h | Ligar as bombas | Caseiro\n8h | Repor toalhas | Camareira\n18h | Cobrir a piscina | Caseiro';
    expect(statedSteps(table)).toEqual([
      '7h: Ligar as bombas — Caseiro',
      '8h: Repor toalhas — Camareira',
      '18h: Cobrir a piscina — Caseiro',
    ]);
  });

  it('names a complaint after the moment that its work is of', () => {
    const complaint =
      'È la terza volta che trovo la sala sporca. A fine serata ogni cameriere deve togliere i piatti, pulire il tavolo e mettere a posto le sedie.';
    expect(draftSop(complaint).document.title).toBe('Fine serata');
  });

  it('takes what is announced before a comma for the title, and the rest for the work', () => {
    const told =
      'mira te cuento cómo se hace el relevo de la portería, el que sale cuenta las llaves y firma la hoja, si no cuadra se apunta la diferencia y se avisa a la jefa, luego el que entra revisa la lista';
    expect(draftSop(told).document.title).toBe('Relevo de la portería');
    const [exception] = draftSop(told).document.exceptions;
    expect([exception?.when, exception?.then]).toEqual(['Si no cuadra', 'Apuntar la diferencia y avisar a la jefa']);
  });
});
