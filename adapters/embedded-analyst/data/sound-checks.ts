/** A word, even if it begins or ends with a letter beyond ASCII. */
const word = (words: string): string => String.raw`(?<![\p{L}\p{M}])(?:${words})(?![\p{L}\p{M}])`

/** Asks about something, and about hearing or seeing it. */
const both = (what: string, how: string): string => `^(?=.*${what})(?=.*${how}).{0,70}[?]$`

/** "Can everyone hear me?", "Do you see my screen?": about the call, not about the matter. */
export const soundCheck = new RegExp(
  [
    both(
      word("mich|mein(?:en)? (?:bildschirm|bild|screen)|meine (?:folien?|präsentation)"),
      word("hör\\p{L}*|seh\\p{L}*|sieht|versteh\\p{L}*"),
    ),
    both(
      `(?:${word("me|mon (?:écran|partage)|mes diapos\\p{L}*")}|(?<!\\p{L})m['’])`,
      word("enten\\p{L}*|voi[st]|voyez|voient"),
    ),
    both(
      word("me|oírme|escucharme|mi (?:pantalla|presentación)"),
      word("oy\\p{L}*|oís|oír(?:me)?|escuch\\p{L}*|ve[ns]?|veis|ver"),
    ),
    both(
      word("me|ouvir-me|minha (?:tela|apresentação)|meu ecrã"),
      word("ouv\\p{L}*(?:-me)?|escut\\p{L}*|vê|veem|vêem|ver|vendo"),
    ),
    "^(?!.*(?:什么|何时|怎么|谁)).{0,8}(?:听得(?:到|见|清楚?)|能听(?:到|见|清楚?)|看得[到见]|能看[到见])"
    + "(?:我(?:的|们)?)?(?:说话|声音|屏幕|画面|共享|幻灯片|ppt)?[吗么]?[?？]?$",
    "^.{0,16}(?:聞こえ|見え)て?(?:い)?ます(?:でしょう)?か[?？。]?$",
    "^.{0,16}(?:들리|보이)(?:시나요|세요|십니까|나요|시죠|죠)[?？]?$",
  ].join("|"),
  "iu",
)
