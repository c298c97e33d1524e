/** What the mails about having an account say in one language; `{brand}` stands for the name of the product. */
interface AccountWords {
  readonly invitation: { readonly subject: string; readonly text: string; readonly warning: string }
  readonly noAccount: {
    readonly subject: string
    readonly text: string
    readonly invitation: string
    readonly closed: string
    readonly address: string
  }
}

export const accountWords: Readonly<Record<string, AccountWords>> & { readonly en: AccountWords } = {
  en: {
    invitation: {
      subject: "Your invitation to {brand}",
      text: "You’re invited to use {brand}. Log in with this email address, and your account will be created:",
      warning: "If you didn’t expect this, you can ignore this email.",
    },
    noAccount: {
      subject: "No account with {brand}",
      text: "You asked for a link to log in to {brand}, but there is no account with this email address.",
      invitation: "New accounts are by invitation only. Ask the operator of the server for an invitation.",
      closed: "This server does not accept new accounts. Ask its operator if you need one.",
      address: "This server does not accept this address for new accounts. Use another one, or ask its operator.",
    },
  },
  zh: {
    invitation: {
      subject: "{brand} 邀请您加入",
      text: "您已受邀使用 {brand}。使用此邮箱地址登录，即可创建账户：",
      warning: "如果您不了解此邀请，请忽略此邮件。",
    },
    noAccount: {
      subject: "您没有 {brand} 账户",
      text: "您请求了 {brand} 的登录链接，但此邮箱地址没有账户。",
      invitation: "新账户仅限受邀者。请向服务器管理员申请邀请。",
      closed: "此服务器不接受新账户。如有需要，请联系管理员。",
      address: "此服务器不接受用此邮箱地址创建新账户。请使用其他地址，或联系管理员。",
    },
  },
  ja: {
    invitation: {
      subject: "{brand} への招待",
      text: "{brand} に招待されました。このメールアドレスでログインすると、アカウントが作成されます：",
      warning: "お心当たりがない場合は、このメールを無視してください。",
    },
    noAccount: {
      subject: "{brand} のアカウントがありません",
      text: "{brand} のログインリンクが請求されましたが、このメールアドレスのアカウントはありません。",
      invitation: "新しいアカウントは招待制です。サーバーの管理者に招待を依頼してください。",
      closed: "このサーバーでは新しいアカウントを受け付けていません。必要な場合は管理者にお問い合わせください。",
      address:
        "このサーバーでは、このメールアドレスで新しいアカウントを作成できません。別のアドレスを使うか、管理者にお問い合わせください。",
    },
  },
  ko: {
    invitation: {
      subject: "{brand} 초대",
      text: "{brand}에 초대되었습니다. 이 이메일 주소로 로그인하면 계정이 만들어집니다:",
      warning: "예상하지 못한 초대라면 이 메일을 무시하셔도 됩니다.",
    },
    noAccount: {
      subject: "{brand} 계정이 없습니다",
      text: "{brand} 로그인 링크를 요청하셨지만, 이 이메일 주소로 된 계정이 없습니다.",
      invitation: "새 계정은 초대를 받아야 만들 수 있습니다. 서버 관리자에게 초대를 요청하세요.",
      closed: "이 서버는 새 계정을 받지 않습니다. 필요하면 관리자에게 문의하세요.",
      address: "이 서버는 이 이메일 주소로 새 계정을 만들 수 없습니다. 다른 주소를 쓰거나 관리자에게 문의하세요.",
    },
  },
  es: {
    invitation: {
      subject: "Tu invitación a {brand}",
      text: "te han invitado a usar {brand}. Inicia sesión con esta dirección de correo y se creará tu cuenta:",
      warning: "Si no esperabas esta invitación, puedes ignorar este correo.",
    },
    noAccount: {
      subject: "No tienes cuenta en {brand}",
      text: "has pedido un enlace para iniciar sesión en {brand}, pero no hay ninguna cuenta con esta dirección.",
      invitation: "Las cuentas nuevas son solo por invitación. Pide una a quien administra el servidor.",
      closed: "Este servidor no admite cuentas nuevas. Si necesitas una, pregunta a quien lo administra.",
      address: "Este servidor no admite esta dirección para cuentas nuevas. Usa otra o pregunta a quien lo administra.",
    },
  },
  fr: {
    invitation: {
      subject: "Votre invitation à {brand}",
      text: "vous êtes invité à utiliser {brand}. Connectez-vous avec cette adresse e-mail et votre compte sera créé :",
      warning: "Si vous n’attendiez pas cette invitation, ignorez ce message.",
    },
    noAccount: {
      subject: "Aucun compte sur {brand}",
      text: "vous avez demandé un lien de connexion à {brand}, mais aucun compte n’utilise cette adresse.",
      invitation: "Les nouveaux comptes se font sur invitation. Demandez-en une à l’administrateur du serveur.",
      closed: "Ce serveur n’accepte pas de nouveaux comptes. Adressez-vous à son administrateur si nécessaire.",
      address:
        "Ce serveur n’accepte pas cette adresse pour de nouveaux comptes. Utilisez-en une autre ou adressez-vous à son administrateur.",
    },
  },
  de: {
    invitation: {
      subject: "Ihre Einladung zu {brand}",
      text:
        "Sie sind zu {brand} eingeladen. Melden Sie sich mit dieser E-Mail-Adresse an, und Ihr Konto wird angelegt:",
      warning: "Wenn Sie diese Einladung nicht erwartet haben, können Sie diese E-Mail ignorieren.",
    },
    noAccount: {
      subject: "Kein Konto bei {brand}",
      text: "für {brand} wurde ein Anmeldelink angefordert, aber zu dieser E-Mail-Adresse gibt es kein Konto.",
      invitation: "Neue Konten gibt es nur auf Einladung. Bitten Sie den Betreiber des Servers um eine.",
      closed: "Dieser Server nimmt keine neuen Konten an. Wenden Sie sich an den Betreiber, wenn Sie eines brauchen.",
      address:
        "Dieser Server nimmt diese Adresse für neue Konten nicht an. Verwenden Sie eine andere, oder fragen Sie den Betreiber.",
    },
  },
  pt: {
    invitation: {
      subject: "Seu convite para o {brand}",
      text: "você foi convidado a usar o {brand}. Entre com este endereço de e-mail, e sua conta será criada:",
      warning: "Se você não esperava este convite, ignore este e-mail.",
    },
    noAccount: {
      subject: "Você não tem conta no {brand}",
      text: "foi pedido um link para entrar no {brand}, mas não há nenhuma conta com este endereço.",
      invitation: "Novas contas são apenas por convite. Peça um ao operador do servidor.",
      closed: "Este servidor não aceita novas contas. Se precisar de uma, fale com o operador.",
      address: "Este servidor não aceita este endereço para novas contas. Use outro ou fale com o operador.",
    },
  },
}
