/** What the mail about a deletion says in one language. */
export interface DeletionWords {
  readonly subject: string
  readonly text: string
  readonly keep: string
  readonly button: string
}

export const deletionWords: Readonly<Record<string, DeletionWords>> & { readonly en: DeletionWords } = {
  en: {
    subject: "Your {brand} account will be deleted",
    text:
      "On {day} your account and everything in it will be deleted: recordings, transcripts, summaries and shared links.",
    keep: "Until then, you can log in and keep it.",
    button: "Keep the account",
  },
  zh: {
    subject: "您的 {brand} 账户即将删除",
    text: "{day}，您的账户及其全部内容将被删除：录音、转写、总结和分享链接。",
    keep: "在此之前，您可以登录并保留账户。",
    button: "保留账户",
  },
  ja: {
    subject: "{brand} のアカウントは削除されます",
    text: "{day}に、アカウントとその内容（録音、文字起こし、要約、共有リンク）がすべて削除されます。",
    keep: "それまではログインして、アカウントを残すことができます。",
    button: "アカウントを残す",
  },
  ko: {
    subject: "{brand} 계정이 삭제될 예정입니다",
    text: "{day}에 계정과 그 안의 모든 내용(녹음, 전사, 요약, 공유 링크)이 삭제됩니다.",
    keep: "그 전까지는 로그인하여 계정을 유지할 수 있습니다.",
    button: "계정 유지하기",
  },
  es: {
    subject: "Tu cuenta de {brand} se eliminará",
    text:
      "el {day} se eliminarán tu cuenta y todo su contenido: grabaciones, transcripciones, resúmenes y enlaces compartidos.",
    keep: "Hasta entonces puedes iniciar sesión y conservarla.",
    button: "Conservar la cuenta",
  },
  fr: {
    subject: "Votre compte {brand} va être supprimé",
    text:
      "le {day}, votre compte et tout son contenu seront supprimés : enregistrements, transcriptions, résumés et liens partagés.",
    keep: "D’ici là, vous pouvez vous connecter et le garder.",
    button: "Garder le compte",
  },
  de: {
    subject: "Ihr {brand}-Konto wird gelöscht",
    text:
      "am {day} werden Ihr Konto und alles darin gelöscht: Aufnahmen, Transkripte, Zusammenfassungen und geteilte Links.",
    keep: "Bis dahin können Sie sich anmelden und es behalten.",
    button: "Konto behalten",
  },
  pt: {
    subject: "Sua conta no {brand} será excluída",
    text:
      "em {day}, sua conta e todo o conteúdo serão excluídos: gravações, transcrições, resumos e links compartilhados.",
    keep: "Até lá, você pode entrar e mantê-la.",
    button: "Manter a conta",
  },
}
