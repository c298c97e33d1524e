interface Invited {
  readonly subject: string
  readonly editor: string
  readonly viewer: string
}

/** What the mail to someone with whom a file is shared says in one language; the names in braces stand for what they say. */
interface SharedWords extends Invited {
  /** The same where the account that shares is gone. */
  readonly anonymous: Invited
  readonly button: string
  /** With which address to log in: there may be no account yet. */
  readonly how: string
}

export const sharedWords: Readonly<Record<string, SharedWords>> & { readonly en: SharedWords } = {
  en: {
    subject: "{from} shared “{title}” with you",
    editor: "{from} has invited you to edit “{title}” in {brand}:",
    viewer: "{from} has invited you to view “{title}” in {brand}:",
    anonymous: {
      subject: "“{title}” was shared with you",
      editor: "You can now edit “{title}” in {brand}:",
      viewer: "You can now view “{title}” in {brand}:",
    },
    button: "Open the file",
    how: "Log in with {to}; if you have no account yet, it will be created.",
  },
  zh: {
    subject: "{from} 与您共享了“{title}”",
    editor: "{from} 邀请您在 {brand} 中编辑“{title}”：",
    viewer: "{from} 邀请您在 {brand} 中查看“{title}”：",
    anonymous: {
      subject: "“{title}”已与您共享",
      editor: "您现在可以在 {brand} 中编辑“{title}”：",
      viewer: "您现在可以在 {brand} 中查看“{title}”：",
    },
    button: "打开文件",
    how: "请使用 {to} 登录；如果您还没有账户，登录时会自动创建。",
  },
  ja: {
    subject: "{from} さんが「{title}」を共有しました",
    editor: "{from} さんから、{brand} の「{title}」の編集に招待されました：",
    viewer: "{from} さんから、{brand} の「{title}」の閲覧に招待されました：",
    anonymous: {
      subject: "「{title}」が共有されました",
      editor: "{brand} で「{title}」を編集できるようになりました：",
      viewer: "{brand} で「{title}」を閲覧できるようになりました：",
    },
    button: "ファイルを開く",
    how: "{to} でログインしてください。アカウントをお持ちでない場合は、ログイン時に作成されます。",
  },
  ko: {
    subject: "{from} 님이 “{title}”을(를) 공유했습니다",
    editor: "{from} 님이 {brand}에서 “{title}”을(를) 편집하도록 초대했습니다:",
    viewer: "{from} 님이 {brand}에서 “{title}”을(를) 보도록 초대했습니다:",
    anonymous: {
      subject: "“{title}”이(가) 공유되었습니다",
      editor: "이제 {brand}에서 “{title}”을(를) 편집할 수 있습니다:",
      viewer: "이제 {brand}에서 “{title}”을(를) 볼 수 있습니다:",
    },
    button: "파일 열기",
    how: "{to} 주소로 로그인하세요. 아직 계정이 없으면 로그인할 때 만들어집니다.",
  },
  es: {
    subject: "{from} ha compartido «{title}» contigo",
    editor: "{from} te ha invitado a editar «{title}» en {brand}:",
    viewer: "{from} te ha invitado a ver «{title}» en {brand}:",
    anonymous: {
      subject: "Han compartido «{title}» contigo",
      editor: "ya puedes editar «{title}» en {brand}:",
      viewer: "ya puedes ver «{title}» en {brand}:",
    },
    button: "Abrir el archivo",
    how: "Inicia sesión con {to}; si aún no tienes cuenta, se creará.",
  },
  fr: {
    subject: "{from} a partagé « {title} » avec vous",
    editor: "{from} vous invite à modifier « {title} » dans {brand} :",
    viewer: "{from} vous invite à consulter « {title} » dans {brand} :",
    anonymous: {
      subject: "« {title} » a été partagé avec vous",
      editor: "vous pouvez désormais modifier « {title} » dans {brand} :",
      viewer: "vous pouvez désormais consulter « {title} » dans {brand} :",
    },
    button: "Ouvrir le fichier",
    how: "Connectez-vous avec {to} ; si vous n’avez pas encore de compte, il sera créé.",
  },
  de: {
    subject: "{from} hat „{title}“ mit Ihnen geteilt",
    editor: "{from} lädt Sie ein, „{title}“ in {brand} zu bearbeiten:",
    viewer: "{from} lädt Sie ein, „{title}“ in {brand} anzusehen:",
    anonymous: {
      subject: "„{title}“ wurde mit Ihnen geteilt",
      editor: "Sie können „{title}“ in {brand} jetzt bearbeiten:",
      viewer: "Sie können „{title}“ in {brand} jetzt ansehen:",
    },
    button: "Datei öffnen",
    how: "Melden Sie sich mit {to} an. Wenn Sie noch kein Konto haben, wird es dabei angelegt.",
  },
  pt: {
    subject: "{from} compartilhou “{title}” com você",
    editor: "{from} convidou você para editar “{title}” no {brand}:",
    viewer: "{from} convidou você para ver “{title}” no {brand}:",
    anonymous: {
      subject: "“{title}” foi compartilhado com você",
      editor: "agora você pode editar “{title}” no {brand}:",
      viewer: "agora você pode ver “{title}” no {brand}:",
    },
    button: "Abrir o arquivo",
    how: "Entre com {to}; se você ainda não tem uma conta, ela será criada.",
  },
}
