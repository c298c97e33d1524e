import { digitOf, hyphenatedOf, largeOrdinalOf, smallOrdinalOf, teenOf, tensOf } from "./english-number-words.ts"

/** The number words of a language: a closed class. `domain/analysis/evidence/spelled-number.ts` reads compounds. */
export interface NumberWords {
  readonly values: ReadonlyMap<string, number>
  /** Multiplies what stands before it: "hundred", "thousand", "million". */
  readonly hundred: ReadonlySet<string>
  readonly scales: ReadonlyMap<string, number>
  /** Stands between the parts of one number. */
  readonly joint: string
  /** Ends a number: "first", "half", "dozen". */
  readonly last: ReadonlyMap<string, number>
  readonly point: string
}

const counted = (words: string, from: number, step = 1): ReadonlyArray<readonly [string, number]> =>
  words.split(" ").flatMap((forms, at) => forms.split("/").map((form) => [form, from + at * step] as const))

const each = (words: string, value: number): ReadonlyArray<readonly [string, number]> =>
  words.split(" ").map((word) => [word, value] as const)

const english: NumberWords = {
  values: new Map([
    ...each("zero", 0),
    ...digitOf,
    ...teenOf,
    ...tensOf,
    ...hyphenatedOf,
  ]),
  hundred: new Set(["hundred", "hundreds"]),
  scales: new Map([
    ...each("thousand thousands grand", 1e3),
    ...each("million millions", 1e6),
    ...each("billion billions", 1e9),
    ...each("trillion trillions", 1e12),
  ]),
  joint: "and",
  last: new Map([
    ...smallOrdinalOf,
    ...largeOrdinalOf,
    ...each("half", 0.5),
    ...each("quarter", 0.25),
    ...each("dozen dozens", 12),
    ...each("twice double doubled", 2),
    ...each("triple tripled thrice", 3),
  ]),
  point: "point",
}

const german: NumberWords = {
  values: new Map([
    ...counted(
      "null ein/eins/eine/einen/einem/einer/eines zwei/zwo drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn",
      0,
    ),
    ...counted("zwanzig dreißig/dreissig vierzig fünfzig sechzig siebzig achtzig neunzig", 20, 10),
  ]),
  hundred: new Set(["hundert"]),
  scales: new Map([
    ...each("tausend", 1e3),
    ...each("million millionen mio", 1e6),
    ...each("milliarde milliarden mrd", 1e9),
    ...each("billion billionen", 1e12),
  ]),
  joint: "und",
  last: new Map([
    ...counted(
      "erste/ersten/erster/erstes/erstem zweite/zweiten/zweiter/zweites/zweitem dritte/dritten/dritter/drittes/drittem vierte/vierten/vierter/viertes fünfte/fünften/fünfter/fünftes sechste/sechsten/sechster/sechstes siebte/siebten/siebter/siebtes achte/achten/achter/achtes neunte/neunten/neunter/neuntes zehnte/zehnten/zehnter/zehntes elfte/elften zwölfte/zwölften",
      1,
    ),
    ...each("halb halbe halber halben halbes hälfte", 0.5),
    ...each("anderthalb eineinhalb", 1.5),
    ...each("viertel", 0.25),
    ...each("dutzend", 12),
    ...each("doppelt doppelte doppelten verdoppelt zweimal", 2),
    ...each("dreifach dreifache dreimal", 3),
  ]),
  point: "komma",
}

const french: NumberWords = {
  values: new Map([
    ...counted(
      "zéro un/une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize",
      0,
    ),
    ...counted("vingt/vingts trente quarante cinquante soixante septante octante/huitante nonante", 20, 10)
      .map(([word, value]) => [word, word === "huitante" ? 80 : value] as const),
  ]),
  hundred: new Set(["cent", "cents"]),
  scales: new Map([...each("mille", 1e3), ...each("million millions", 1e6), ...each("milliard milliards", 1e9)]),
  joint: "et",
  last: new Map([
    ...counted(
      "premier/première/premiers/premières deuxième/second/seconde troisième quatrième cinquième sixième septième huitième neuvième dixième onzième douzième",
      1,
    ),
    ...each("demi demie moitié", 0.5),
    ...each("quart", 0.25),
    ...each("dizaine dizaines", 10),
    ...each("douzaine douzaines", 12),
    ...each("vingtaine", 20),
    ...each("centaine centaines", 100),
    ...each("millier milliers", 1000),
    ...each("double doublé", 2),
    ...each("triple triplé", 3),
  ]),
  point: "virgule",
}

const spanish: NumberWords = {
  values: new Map([
    ...counted(
      "cero un/uno/una dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno/veintiún/veintiuna veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve",
      0,
    ),
    ...counted("treinta cuarenta cincuenta sesenta setenta ochenta noventa", 30, 10),
    ...counted(
      "cien/ciento doscientos/doscientas trescientos/trescientas cuatrocientos/cuatrocientas quinientos/quinientas seiscientos/seiscientas setecientos/setecientas ochocientos/ochocientas novecientos/novecientas",
      100,
      100,
    ),
  ]),
  hundred: new Set(),
  scales: new Map([...each("mil", 1e3), ...each("millón millones", 1e6), ...each("billón billones", 1e12)]),
  joint: "y",
  last: new Map([
    ...counted(
      "primero/primer/primera segundo/segunda tercero/tercer/tercera cuarto/cuarta quinto/quinta sexto/sexta séptimo/séptima octavo/octava noveno/novena décimo/décima",
      1,
    ),
    ...each("medio media mitad", 0.5),
    ...each("docena docenas", 12),
    ...each("doble", 2),
    ...each("triple", 3),
  ]),
  point: "coma",
}

const portuguese: NumberWords = {
  values: new Map([
    ...counted(
      "zero um/uma dois/duas três quatro cinco seis sete oito nove dez onze doze treze catorze/quatorze quinze dezasseis/dezesseis dezassete/dezessete dezoito dezanove/dezenove",
      0,
    ),
    ...counted("vinte trinta quarenta cinquenta sessenta setenta oitenta noventa", 20, 10),
    ...counted(
      "cem/cento duzentos/duzentas trezentos/trezentas quatrocentos/quatrocentas quinhentos/quinhentas seiscentos/seiscentas setecentos/setecentas oitocentos/oitocentas novecentos/novecentas",
      100,
      100,
    ),
  ]),
  hundred: new Set(),
  scales: new Map([
    ...each("mil", 1e3),
    ...each("milhão milhões", 1e6),
    ...each("bilhão bilhões", 1e9),
    ...each("trilhão trilhões", 1e12),
  ]),
  joint: "e",
  last: new Map([
    ...counted(
      "primeiro/primeira segundo/segunda terceiro/terceira quarto/quarta quinto/quinta sexto/sexta sétimo/sétima oitavo/oitava nono/nona décimo/décima",
      1,
    ),
    ...each("meio meia metade", 0.5),
    ...each("dúzia dúzias", 12),
    ...each("dobro", 2),
    ...each("triplo", 3),
  ]),
  point: "vírgula",
}

export const numberWords: Readonly<Record<string, NumberWords>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  pt: portuguese,
}

const all: ReadonlySet<string> = new Set(
  Object.values(numberWords).flatMap(({ values, hundred, scales }) =>
    [values.keys(), hundred, scales.keys()].flatMap((words) => Array.from(words))
  ),
)

/** Digits, a number word of any of our languages, or a letter that is spelled: people say these many times in a row. */
export const isFigure = (word: string): boolean =>
  /^\p{N}+$/u.test(word) || /^\p{sc=Latn}$/u.test(word) || /^[〇零一二三四五六七八九十百千万]+$/u.test(word) ||
  all.has(word)
