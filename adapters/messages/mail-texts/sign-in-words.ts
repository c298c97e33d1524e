/** What the sign-in mail says in one language; `{brand}` stands for the name of the product. */
export interface SignInWords {
  readonly subject: string
  readonly greeting: string
  readonly invitation: string
  readonly button: string
  readonly validity: string
  readonly warning: string
}

export const signInWords: Readonly<Record<string, SignInWords>> & { readonly en: SignInWords } = {
  en: {
    subject: "Log in to {brand}",
    greeting: "Hello,",
    invitation: "Use this link to log in to {brand}:",
    button: "Log in",
    validity: "The link works once and expires after 15 minutes.",
    warning: "If you didn’t request it, you can ignore this email.",
  },
  zh: {
    subject: "登录 {brand}",
    greeting: "您好，",
    invitation: "请点击以下链接登录 {brand}：",
    button: "登录",
    validity: "链接 15 分钟内有效，只能使用一次。",
    warning: "如果这不是您本人的操作，请忽略此邮件。",
  },
  ja: {
    subject: "{brand} へのログイン",
    greeting: "こんにちは。",
    invitation: "次のリンクから {brand} にログインしてください：",
    button: "ログイン",
    validity: "リンクの有効期限は 15 分で、1 回のみ使用できます。",
    warning: "お心当たりがない場合は、このメールを無視してください。",
  },
  ko: {
    subject: "{brand} 로그인",
    greeting: "안녕하세요.",
    invitation: "아래 링크를 눌러 {brand}에 로그인하세요:",
    button: "로그인",
    validity: "링크는 15분 동안 유효하며 한 번만 사용할 수 있습니다.",
    warning: "본인이 요청하지 않았다면 이 메일을 무시하셔도 됩니다.",
  },
  es: {
    subject: "Iniciar sesión en {brand}",
    greeting: "Hola:",
    invitation: "usa este enlace para iniciar sesión en {brand}:",
    button: "Iniciar sesión",
    validity: "El enlace es válido durante 15 minutos y solo se puede usar una vez.",
    warning: "Si no lo has pedido tú, puedes ignorar este correo.",
  },
  fr: {
    subject: "Connexion à {brand}",
    greeting: "Bonjour,",
    invitation: "utilisez ce lien pour vous connecter à {brand} :",
    button: "Se connecter",
    validity: "Le lien est valable 15 minutes et ne peut servir qu’une fois.",
    warning: "Si vous n’êtes pas à l’origine de cette demande, ignorez ce message.",
  },
  de: {
    subject: "Anmeldung bei {brand}",
    greeting: "Guten Tag,",
    invitation: "mit diesem Link melden Sie sich bei {brand} an:",
    button: "Anmelden",
    validity: "Der Link gilt 15 Minuten und funktioniert einmal.",
    warning: "Wenn Sie das nicht angefordert haben, können Sie diese E-Mail ignorieren.",
  },
  pt: {
    subject: "Entrar no {brand}",
    greeting: "Olá,",
    invitation: "use este link para entrar no {brand}:",
    button: "Entrar",
    validity: "O link é válido por 15 minutos e só pode ser usado uma vez.",
    warning: "Se não foi você que pediu, ignore este e-mail.",
  },
}
