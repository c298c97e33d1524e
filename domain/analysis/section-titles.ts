/** The fixed words of a summary in one language. */
export interface SummaryWords {
  readonly overview: string
  readonly topics: string
  readonly decisions: string
  readonly actions: string
  readonly questions: string
  readonly keywords: string
  readonly owner: string
  readonly due: string
  readonly unsupported: string
}

const words = {
  en: {
    overview: "Overview",
    topics: "Topics",
    decisions: "Decisions",
    actions: "Action items",
    questions: "Questions",
    keywords: "Keywords",
    owner: "owner",
    due: "due",
    unsupported: "not found in the transcript",
  },
  zh: {
    overview: "概述",
    topics: "议题",
    decisions: "决定",
    actions: "待办事项",
    questions: "提出的问题",
    keywords: "关键词",
    owner: "负责人",
    due: "期限",
    unsupported: "转写中未找到",
  },
  ja: {
    overview: "概要",
    topics: "議題",
    decisions: "決定事項",
    actions: "アクション項目",
    questions: "質問",
    keywords: "キーワード",
    owner: "担当",
    due: "期限",
    unsupported: "文字起こしに見つかりません",
  },
  ko: {
    overview: "개요",
    topics: "주제",
    decisions: "결정 사항",
    actions: "할 일",
    questions: "질문",
    keywords: "키워드",
    owner: "담당",
    due: "기한",
    unsupported: "녹취록에서 찾을 수 없음",
  },
  es: {
    overview: "Resumen",
    topics: "Temas",
    decisions: "Decisiones",
    actions: "Tareas",
    questions: "Preguntas",
    keywords: "Palabras clave",
    owner: "responsable",
    due: "plazo",
    unsupported: "no se encuentra en la transcripción",
  },
  fr: {
    overview: "Aperçu",
    topics: "Sujets",
    decisions: "Décisions",
    actions: "Actions à mener",
    questions: "Questions",
    keywords: "Mots-clés",
    owner: "responsable",
    due: "échéance",
    unsupported: "introuvable dans la transcription",
  },
  de: {
    overview: "Überblick",
    topics: "Themen",
    decisions: "Beschlüsse",
    actions: "Aufgaben",
    questions: "Fragen",
    keywords: "Stichwörter",
    owner: "verantwortlich",
    due: "bis",
    unsupported: "nicht im Transkript gefunden",
  },
  pt: {
    overview: "Resumo",
    topics: "Tópicos",
    decisions: "Decisões",
    actions: "Tarefas",
    questions: "Perguntas",
    keywords: "Palavras-chave",
    owner: "responsável",
    due: "prazo",
    unsupported: "não encontrado na transcrição",
  },
} as const satisfies Record<string, SummaryWords>

const byLanguage: Readonly<Record<string, SummaryWords>> = words

/** Accepts tags with a region ("zh-CN"). Falls back to English. */
export const summaryWords = (language: string): SummaryWords =>
  byLanguage[language.toLowerCase().split(/[-_]/)[0] ?? ""] ?? words.en
