/** What the mail about a sign-in from a new device says in one language. */
export interface NewDeviceWords {
  readonly subject: string
  readonly text: string
  readonly unknown: string
  readonly calm: string
  readonly warning: string
  readonly button: string
}

export const newDeviceWords: Readonly<Record<string, NewDeviceWords>> & { readonly en: NewDeviceWords } = {
  en: {
    subject: "New login to {brand}",
    text: "Someone logged in to your account from a device it has not been used on before:",
    unknown: "Unknown device",
    calm: "If this was you, there is nothing you need to do.",
    warning: "If it wasn’t you, log the device out on the account page, and change the password of your mailbox.",
    button: "Open the account page",
  },
  zh: {
    subject: "新设备登录了 {brand}",
    text: "您的账户在一台从未使用过的设备上登录：",
    unknown: "未知设备",
    calm: "如果是您本人操作，无需处理。",
    warning: "如果不是您本人操作，请在账户页面退出该设备的登录，并更改邮箱密码。",
    button: "打开账户页面",
  },
  ja: {
    subject: "新しいデバイスから {brand} にログインがありました",
    text: "これまで使われていないデバイスから、アカウントへのログインがありました：",
    unknown: "不明なデバイス",
    calm: "ご本人による場合は、何もする必要はありません。",
    warning:
      "お心当たりがない場合は、アカウントのページでそのデバイスをログアウトし、メールのパスワードを変更してください。",
    button: "アカウントのページを開く",
  },
  ko: {
    subject: "새 기기에서 {brand}에 로그인했습니다",
    text: "이전에 사용한 적 없는 기기에서 계정에 로그인했습니다:",
    unknown: "알 수 없는 기기",
    calm: "본인이 로그인했다면 아무것도 하지 않으셔도 됩니다.",
    warning: "본인이 아니라면 계정 페이지에서 해당 기기를 로그아웃하고 메일 비밀번호를 변경하세요.",
    button: "계정 페이지 열기",
  },
  es: {
    subject: "Un dispositivo nuevo ha iniciado sesión en {brand}",
    text: "se ha iniciado sesión en tu cuenta desde un dispositivo que no se había usado antes:",
    unknown: "Dispositivo desconocido",
    calm: "Si has sido tú, no tienes que hacer nada.",
    warning: "Si no has sido tú, cierra su sesión en la página de la cuenta y cambia la contraseña de tu correo.",
    button: "Abrir la página de la cuenta",
  },
  fr: {
    subject: "Nouvel appareil connecté à {brand}",
    text: "quelqu’un s’est connecté à votre compte depuis un appareil qui n’avait jamais été utilisé :",
    unknown: "Appareil inconnu",
    calm: "Si c’était vous, vous n’avez rien à faire.",
    warning: "Sinon, déconnectez cet appareil sur la page du compte et changez le mot de passe de votre messagerie.",
    button: "Ouvrir la page du compte",
  },
  de: {
    subject: "Neues Gerät bei {brand} angemeldet",
    text: "jemand hat sich mit Ihrem Konto auf einem Gerät angemeldet, das bisher nicht benutzt wurde:",
    unknown: "Unbekanntes Gerät",
    calm: "Wenn Sie das waren, müssen Sie nichts tun.",
    warning:
      "Wenn nicht, melden Sie das Gerät auf der Seite Ihres Kontos ab und ändern Sie das Passwort Ihres Postfachs.",
    button: "Seite des Kontos öffnen",
  },
  pt: {
    subject: "Novo dispositivo conectado ao {brand}",
    text: "alguém entrou na sua conta em um dispositivo que não tinha sido usado antes:",
    unknown: "Dispositivo desconhecido",
    calm: "Se foi você, não precisa fazer nada.",
    warning: "Se não foi você, desconecte o dispositivo na página da conta e altere a senha do seu e-mail.",
    button: "Abrir a página da conta",
  },
}
