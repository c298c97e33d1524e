/** Questions about the whole text, as a reader of each language would ask them; `summary-questions.ts` recognises them. */
interface WholeQuestions {
  readonly actions: string
  readonly decisions: string
}

export const wholeQuestions: Readonly<Record<string, WholeQuestions>> = {
  en: { actions: "What are the action items?", decisions: "What was decided?" },
  zh: { actions: "有哪些待办事项？", decisions: "决定了什么？" },
  ja: { actions: "やることは何ですか？", decisions: "何が決まりましたか？" },
  ko: { actions: "할 일은 무엇인가요?", decisions: "무엇이 결정되었나요?" },
  es: { actions: "¿Cuáles son las tareas?", decisions: "¿Qué se decidió?" },
  fr: { actions: "Quelles sont les prochaines étapes ?", decisions: "Qu'est-ce qui a été décidé ?" },
  de: { actions: "Was ist zu tun?", decisions: "Was wurde beschlossen?" },
  pt: { actions: "Quais são as tarefas?", decisions: "O que foi decidido?" },
}
