/** What the mail to a new collaborator says in one language; the names in braces stand for what they say. */
interface SharedWords {
  readonly subject: string
  readonly text: string
  /** The same where the account that shares is gone. */
  readonly anonymous: { readonly subject: string; readonly text: string }
  readonly button: string
}

export const sharedWords: Readonly<Record<string, SharedWords>> & { readonly en: SharedWords } = {
  en: {
    subject: "{from} shared “{title}” with you",
    text: "{from} has invited you to edit “{title}” in {brand}:",
    anonymous: { subject: "“{title}” was shared with you", text: "You can now edit “{title}” in {brand}:" },
    button: "Open the file",
  },
  zh: {
    subject: "{from} 与您共享了“{title}”",
    text: "{from} 邀请您在 {brand} 中编辑“{title}”：",
    anonymous: { subject: "“{title}”已与您共享", text: "您现在可以在 {brand} 中编辑“{title}”：" },
    button: "打开文件",
  },
  ja: {
    subject: "{from} さんが「{title}」を共有しました",
    text: "{from} さんから、{brand} の「{title}」の編集に招待されました：",
    anonymous: { subject: "「{title}」が共有されました", text: "{brand} で「{title}」を編集できるようになりました：" },
    button: "ファイルを開く",
  },
  ko: {
    subject: "{from} 님이 “{title}”을(를) 공유했습니다",
    text: "{from} 님이 {brand}에서 “{title}”을(를) 편집하도록 초대했습니다:",
    anonymous: {
      subject: "“{title}”이(가) 공유되었습니다",
      text: "이제 {brand}에서 “{title}”을(를) 편집할 수 있습니다:",
    },
    button: "파일 열기",
  },
  es: {
    subject: "{from} ha compartido «{title}» contigo",
    text: "{from} te ha invitado a editar «{title}» en {brand}:",
    anonymous: { subject: "Han compartido «{title}» contigo", text: "ya puedes editar «{title}» en {brand}:" },
    button: "Abrir el archivo",
  },
  fr: {
    subject: "{from} a partagé « {title} » avec vous",
    text: "{from} vous invite à modifier « {title} » dans {brand} :",
    anonymous: {
      subject: "« {title} » a été partagé avec vous",
      text: "vous pouvez désormais modifier « {title} » dans {brand} :",
    },
    button: "Ouvrir le fichier",
  },
  de: {
    subject: "{from} hat „{title}“ mit Ihnen geteilt",
    text: "{from} lädt Sie ein, „{title}“ in {brand} zu bearbeiten:",
    anonymous: {
      subject: "„{title}“ wurde mit Ihnen geteilt",
      text: "Sie können „{title}“ in {brand} jetzt bearbeiten:",
    },
    button: "Datei öffnen",
  },
  pt: {
    subject: "{from} compartilhou “{title}” com você",
    text: "{from} convidou você para editar “{title}” no {brand}:",
    anonymous: {
      subject: "“{title}” foi compartilhado com você",
      text: "agora você pode editar “{title}” no {brand}:",
    },
    button: "Abrir o arquivo",
  },
}
