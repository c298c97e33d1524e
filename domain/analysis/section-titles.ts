/** The fixed words of a summary in one language. */
export interface SummaryWords {
  readonly overview: string
  /** Instead of an overview, where no decision was stated. */
  readonly keyPoints: string
  readonly ideas: string
  readonly definitions: string
  readonly examples: string
  readonly topics: string
  readonly decisions: string
  readonly noDecisions: string
  readonly actions: string
  readonly possible: string
  readonly questions: string
  readonly quotes: string
  readonly keywords: string
  /** Before the number of a line, for texts without times. */
  readonly line: string
  readonly owner: string
  readonly due: string
  /** After a claim that could not be verified. */
  readonly unverified: string
}

const words = {
  en: {
    overview: "Overview",
    keyPoints: "Key points",
    ideas: "Key ideas",
    definitions: "Definitions",
    examples: "Examples",
    topics: "Topics",
    decisions: "Decisions",
    noDecisions: "No decisions were stated in so many words.",
    actions: "Action items",
    possible: "Possible action items",
    questions: "Questions",
    quotes: "Quotes",
    keywords: "Keywords",
    line: "line",
    owner: "owner",
    due: "due",
    unverified: "not verified",
  },
  zh: {
    overview: "概述",
    keyPoints: "要点摘录",
    ideas: "要点",
    definitions: "定义",
    examples: "示例",
    topics: "议题",
    decisions: "决定",
    noDecisions: "没有人明确说出任何决定。",
    actions: "待办事项",
    possible: "可能的待办事项",
    questions: "提出的问题",
    quotes: "原话摘录",
    keywords: "关键词",
    line: "行",
    owner: "负责人",
    due: "期限",
    unverified: "未核实",
  },
  ja: {
    overview: "概要",
    keyPoints: "要点の抜粋",
    ideas: "要点",
    definitions: "用語の定義",
    examples: "例",
    topics: "議題",
    decisions: "決定事項",
    noDecisions: "はっきりと述べられた決定はありませんでした。",
    actions: "アクション項目",
    possible: "アクション項目の候補",
    questions: "質問",
    quotes: "発言の引用",
    keywords: "キーワード",
    line: "行",
    owner: "担当",
    due: "期限",
    unverified: "未確認",
  },
  ko: {
    overview: "개요",
    keyPoints: "주요 발언",
    ideas: "핵심 내용",
    definitions: "정의",
    examples: "예시",
    topics: "주제",
    decisions: "결정 사항",
    noDecisions: "명확하게 말한 결정은 없었습니다.",
    actions: "할 일",
    possible: "할 일 후보",
    questions: "질문",
    quotes: "인용",
    keywords: "키워드",
    line: "줄",
    owner: "담당",
    due: "기한",
    unverified: "확인되지 않음",
  },
  es: {
    overview: "Resumen",
    keyPoints: "Puntos clave",
    ideas: "Ideas clave",
    definitions: "Definiciones",
    examples: "Ejemplos",
    topics: "Temas",
    decisions: "Decisiones",
    noDecisions: "No se expresó ninguna decisión de forma explícita.",
    actions: "Tareas",
    possible: "Posibles tareas",
    questions: "Preguntas",
    quotes: "Citas",
    keywords: "Palabras clave",
    line: "línea",
    owner: "responsable",
    due: "plazo",
    unverified: "sin verificar",
  },
  fr: {
    overview: "Aperçu",
    keyPoints: "Points clés",
    ideas: "Idées clés",
    definitions: "Définitions",
    examples: "Exemples",
    topics: "Sujets",
    decisions: "Décisions",
    noDecisions: "Aucune décision n’a été énoncée explicitement.",
    actions: "Actions à mener",
    possible: "Actions possibles",
    questions: "Questions",
    quotes: "Citations",
    keywords: "Mots-clés",
    line: "ligne",
    owner: "responsable",
    due: "échéance",
    unverified: "non vérifié",
  },
  de: {
    overview: "Überblick",
    keyPoints: "Wichtige Punkte",
    ideas: "Kernaussagen",
    definitions: "Definitionen",
    examples: "Beispiele",
    topics: "Themen",
    decisions: "Beschlüsse",
    noDecisions: "Es wurde kein Beschluss ausdrücklich ausgesprochen.",
    actions: "Aufgaben",
    possible: "Mögliche Aufgaben",
    questions: "Fragen",
    quotes: "Zitate",
    keywords: "Stichwörter",
    line: "Zeile",
    owner: "verantwortlich",
    due: "bis",
    unverified: "nicht bestätigt",
  },
  pt: {
    overview: "Resumo",
    keyPoints: "Pontos principais",
    ideas: "Ideias principais",
    definitions: "Definições",
    examples: "Exemplos",
    topics: "Tópicos",
    decisions: "Decisões",
    noDecisions: "Nenhuma decisão foi expressa de forma explícita.",
    actions: "Tarefas",
    possible: "Possíveis tarefas",
    questions: "Perguntas",
    quotes: "Citações",
    keywords: "Palavras-chave",
    line: "linha",
    owner: "responsável",
    due: "prazo",
    unverified: "não verificado",
  },
} as const satisfies Record<string, SummaryWords>

const byLanguage: Readonly<Record<string, SummaryWords>> = words

/** Accepts tags with a region ("zh-CN"). Falls back to English. */
/** The words of every language. */
export const everySummaryWords: ReadonlyArray<SummaryWords> = Object.values(words)

export const summaryWords = (language: string): SummaryWords =>
  byLanguage[language.toLowerCase().split(/[-_]/)[0] ?? ""] ?? words.en

/** Translates a fixed word from one language to another; null if it is not one, or the other language has none. */
export const translatedWord = (text: string, from: string, to: string): string | null => {
  const target = summaryWords(to)
  if (target === words.en && !/^en\b/i.test(to)) return null
  const [name] = Object.entries(summaryWords(from)).find(([, word]) => word === text) ?? []
  return Object.entries(target).find(([key]) => key === name)?.[1] ?? null
}

/** Whether a heading is that of the keywords, in any language. */
export const isKeywordsTitle = (title: string): boolean =>
  Object.values(byLanguage).some(({ keywords }) => keywords === title.trim())
