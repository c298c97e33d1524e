interface Words {
  readonly name: string
  readonly greeting: string
  readonly hint: string
  readonly dismissal: string
}

const english: Words = {
  name: "{brand} · notes for {owner}",
  greeting: "Hello, I am {brand} and record this meeting to write notes for {owner}.",
  hint: "If you do not want that, write “{dismissal}” here and I will go.",
  dismissal: "Please leave, {brand}",
}

const words: Readonly<Record<string, Words>> = {
  en: english,
  de: {
    name: "{brand} · Notizen für {owner}",
    greeting: "Guten Tag, ich bin {brand} und zeichne dieses Treffen auf, um Notizen für {owner} zu schreiben.",
    hint: "Wenn Sie das nicht möchten, schreiben Sie hier „{dismissal}“, dann gehe ich.",
    dismissal: "Bitte gehen, {brand}",
  },
  fr: {
    name: "{brand} · notes pour {owner}",
    greeting: "Bonjour, je suis {brand} et j’enregistre cette réunion pour rédiger des notes pour {owner}.",
    hint: "Si vous ne le souhaitez pas, écrivez ici « {dismissal} » et je partirai.",
    dismissal: "Merci de partir, {brand}",
  },
  es: {
    name: "{brand} · notas para {owner}",
    greeting: "Hola, soy {brand} y grabo esta reunión para escribir notas para {owner}.",
    hint: "Si no quieres, escribe aquí «{dismissal}» y me iré.",
    dismissal: "Vete, por favor, {brand}",
  },
  pt: {
    name: "{brand} · notas para {owner}",
    greeting: "Olá, sou {brand} e gravo esta reunião para escrever notas para {owner}.",
    hint: "Se você não quiser, escreva aqui “{dismissal}” e eu saio.",
    dismissal: "Por favor, saia, {brand}",
  },
  ja: {
    name: "{brand} · {owner}さんの議事録",
    greeting: "こんにちは、{brand}です。{owner}さんの議事録のために、この会議を録音しています。",
    hint: "ご希望でない場合は、ここに「{dismissal}」と書いてください。退出します。",
    dismissal: "{brand}、退出してください",
  },
  ko: {
    name: "{brand} · {owner}님의 회의록",
    greeting: "안녕하세요, {brand}입니다. {owner}님의 회의록을 위해 이 회의를 녹음합니다.",
    hint: "원하지 않으시면 여기에 “{dismissal}”라고 적어 주세요. 바로 나가겠습니다.",
    dismissal: "{brand}, 나가 주세요",
  },
  zh: {
    name: "{brand} · {owner} 的会议记录",
    greeting: "你好，我是 {brand}，正在录音，为 {owner} 做会议记录。",
    hint: "如果你不同意，请在这里写“{dismissal}”，我就离开。",
    dismissal: "{brand}，请离开",
  },
}

export interface GuestFacts {
  /** ISO 639-1, or a language of the interface; those without words get English. */
  readonly language: string
  readonly brand: string
  readonly owner: string
  /** What the operator has it say instead of its greeting, in which `{owner}` stands for the name; or null. */
  readonly notice: string | null
}

/**
 * How a guest is called, and what it says when it comes in: who it is, that it records, and how to send it away. It
 * understands that sentence in every language, whichever it told.
 */
export const guestTexts = ({ language, brand, owner, notice }: GuestFacts) => {
  const own = words[language.slice(0, 2)] ?? english
  const filled = (text: string): string =>
    text.replaceAll(
      /\{(brand|owner|dismissal)\}/g,
      (_, key: "brand" | "owner" | "dismissal") =>
        key === "dismissal" ? own.dismissal.replaceAll("{brand}", brand) : { brand, owner }[key],
    )
  return {
    name: filled(own.name),
    announcement: `${filled(notice ?? own.greeting)} ${filled(own.hint)}`,
    dismissals: Object.values(words).map(({ dismissal }) => dismissal.replaceAll("{brand}", brand)),
  }
}
