/** What the pages that links lead to say in one language; `{brand}` is filled in. */
export interface ShareWords {
  readonly summary: string
  readonly mindMap: string
  readonly mapPicture: string
  readonly asList: string
  /** What the small numbers behind sentences are. */
  readonly times: string
  readonly skip: string
  readonly try: string
  readonly endedTitle: string
  readonly ended: string
  readonly lockedTitle: string
  readonly locked: string
  readonly password: string
  readonly open: string
  readonly wrong: string
  readonly tooMany: string
  readonly missingTitle: string
  readonly missing: string
  /** Said in a browser inside another app. */
  readonly inApp: string
  /** For readers whom the edition for mainland China serves. */
  readonly cn: string
  /** For readers whom the international edition serves. */
  readonly international: string
  readonly openEdition: string
}

const words = {
  en: {
    summary: "Summary",
    mindMap: "Mind map",
    mapPicture: "Mind map, drawn",
    asList: "Mind map as a list",
    times: "The times are moments in the recording, which is not shared with this page.",
    skip: "Skip to the content",
    try: "Try {brand}",
    endedTitle: "This link is no longer active",
    ended: "Its owner has switched it off, or it has expired. Ask them for a new one.",
    lockedTitle: "This page needs a password",
    locked: "Enter the password that you were given with the link.",
    password: "Password",
    open: "Open",
    wrong: "The password is wrong. Try again.",
    tooMany: "Too many attempts. Wait a while and try again.",
    missingTitle: "Page not found",
    missing: "There is no such content on this host.",
    inApp: "Open this page in your browser: inside this app, parts of it may not work.",
    cn:
      "{brand} has a separate edition for mainland China, with login by phone and payment by Alipay. We recommend it there.",
    international:
      "{brand} has an international edition for use outside mainland China, with login by email and payment by card. We recommend it there.",
    openEdition: "Open that edition",
  },
  de: {
    summary: "Zusammenfassung",
    mindMap: "Mindmap",
    mapPicture: "Mindmap als Zeichnung",
    asList: "Mindmap als Liste",
    times: "Die Zeiten sind Stellen in der Aufnahme, die mit dieser Seite nicht geteilt wird.",
    skip: "Zum Inhalt springen",
    try: "{brand} ausprobieren",
    endedTitle: "Dieser Link ist nicht mehr aktiv",
    ended: "Er wurde abgeschaltet oder ist abgelaufen. Bitten Sie um einen neuen.",
    lockedTitle: "Diese Seite braucht ein Passwort",
    locked: "Geben Sie das Passwort ein, das Sie mit dem Link bekommen haben.",
    password: "Passwort",
    open: "Öffnen",
    wrong: "Das Passwort ist falsch. Versuchen Sie es noch einmal.",
    tooMany: "Zu viele Versuche. Warten Sie eine Weile und versuchen Sie es noch einmal.",
    missingTitle: "Seite nicht gefunden",
    missing: "Diesen Inhalt gibt es auf diesem Server nicht.",
    inApp: "Öffnen Sie diese Seite im Browser: In dieser App funktioniert sie eventuell nicht ganz.",
    cn:
      "Für Festlandchina gibt es eine eigene Edition von {brand}, mit Anmeldung per Telefon und Alipay. Dort empfehlen wir sie.",
    international:
      "Außerhalb von Festlandchina gibt es eine internationale Edition von {brand}, mit Anmeldung per E-Mail und Zahlung per Karte. Dort empfehlen wir sie.",
    openEdition: "Zu dieser Edition",
  },
  es: {
    summary: "Resumen",
    mindMap: "Mapa mental",
    mapPicture: "Mapa mental dibujado",
    asList: "Mapa mental como lista",
    times: "Los tiempos son momentos de la grabación, que no se comparte con esta página.",
    skip: "Ir al contenido",
    try: "Probar {brand}",
    endedTitle: "Este enlace ya no está activo",
    ended: "Su propietario lo desactivó o ha caducado. Pídele uno nuevo.",
    lockedTitle: "Esta página necesita una contraseña",
    locked: "Escribe la contraseña que recibiste con el enlace.",
    password: "Contraseña",
    open: "Abrir",
    wrong: "La contraseña no es correcta. Inténtalo de nuevo.",
    tooMany: "Demasiados intentos. Espera un rato y vuelve a intentarlo.",
    missingTitle: "Página no encontrada",
    missing: "Este contenido no existe en este servidor.",
    inApp: "Abre esta página en tu navegador: dentro de esta aplicación puede fallar en parte.",
    cn:
      "Para China continental hay una edición propia de {brand}, con inicio de sesión por teléfono y Alipay. Allí la recomendamos.",
    international:
      "Fuera de China continental hay una edición internacional de {brand}, con inicio de sesión por correo y pago con tarjeta. Allí la recomendamos.",
    openEdition: "Abrir esa edición",
  },
  fr: {
    summary: "Résumé",
    mindMap: "Carte mentale",
    mapPicture: "Carte mentale dessinée",
    asList: "Carte mentale en liste",
    times: "Les temps sont des moments de l’enregistrement, qui n’est pas partagé avec cette page.",
    skip: "Aller au contenu",
    try: "Essayer {brand}",
    endedTitle: "Ce lien n’est plus actif",
    ended: "Son propriétaire l’a désactivé, ou il a expiré. Demandez-lui-en un nouveau.",
    lockedTitle: "Cette page demande un mot de passe",
    locked: "Saisissez le mot de passe reçu avec le lien.",
    password: "Mot de passe",
    open: "Ouvrir",
    wrong: "Le mot de passe est incorrect. Réessayez.",
    tooMany: "Trop de tentatives. Patientez un peu, puis réessayez.",
    missingTitle: "Page introuvable",
    missing: "Ce contenu n’existe pas sur ce serveur.",
    inApp: "Ouvrez cette page dans votre navigateur : dans cette application, elle peut ne fonctionner qu’en partie.",
    cn:
      "Pour la Chine continentale, il existe une édition de {brand} à part, avec connexion par téléphone et Alipay. Nous la conseillons là-bas.",
    international:
      "Hors de Chine continentale, il existe une édition internationale de {brand}, avec connexion par e-mail et paiement par carte. Nous la conseillons là-bas.",
    openEdition: "Ouvrir cette édition",
  },
  pt: {
    summary: "Resumo",
    mindMap: "Mapa mental",
    mapPicture: "Mapa mental desenhado",
    asList: "Mapa mental em lista",
    times: "Os tempos são momentos da gravação, que não é compartilhada com esta página.",
    skip: "Ir para o conteúdo",
    try: "Experimentar {brand}",
    endedTitle: "Este link não está mais ativo",
    ended: "O dono o desativou ou ele expirou. Peça um novo.",
    lockedTitle: "Esta página precisa de uma senha",
    locked: "Digite a senha que você recebeu com o link.",
    password: "Senha",
    open: "Abrir",
    wrong: "A senha está errada. Tente de novo.",
    tooMany: "Tentativas demais. Espere um pouco e tente de novo.",
    missingTitle: "Página não encontrada",
    missing: "Este conteúdo não existe neste servidor.",
    inApp: "Abra esta página no seu navegador: dentro deste app, ela pode não funcionar por completo.",
    cn:
      "Para a China continental há uma edição própria de {brand}, com início de sessão por telefone e Alipay. Recomendamo-la lá.",
    international:
      "Fora da China continental há uma edição internacional de {brand}, com início de sessão por e-mail e pagamento com cartão. Recomendamo-la lá.",
    openEdition: "Abrir essa edição",
  },
  ja: {
    summary: "要約",
    mindMap: "マインドマップ",
    mapPicture: "マインドマップの図",
    asList: "マインドマップの一覧",
    times: "時刻は録音内の位置です。録音はこのページでは共有されていません。",
    skip: "本文へ移動",
    try: "{brand}を試す",
    endedTitle: "このリンクは現在使えません",
    ended: "所有者がオフにしたか、有効期限が切れています。新しいリンクを依頼してください。",
    lockedTitle: "このページにはパスワードが必要です",
    locked: "リンクと一緒に受け取ったパスワードを入力してください。",
    password: "パスワード",
    open: "開く",
    wrong: "パスワードが違います。もう一度お試しください。",
    tooMany: "試行回数が多すぎます。しばらくしてからもう一度お試しください。",
    missingTitle: "ページが見つかりません",
    missing: "このサーバーにその内容はありません。",
    inApp: "このページをブラウザーで開いてください。このアプリの中では一部が動かないことがあります。",
    cn: "中国本土向けの{brand}があります。電話番号でログインでき、Alipayを使えます。現地ではそちらをおすすめします。",
    international: "中国本土以外では、メールでログインしてカードで支払える国際版の{brand}をおすすめします。",
    openEdition: "その版を開く",
  },
  ko: {
    summary: "요약",
    mindMap: "마인드맵",
    mapPicture: "마인드맵 그림",
    asList: "마인드맵 목록",
    times: "시각은 녹음 속 위치입니다. 녹음은 이 페이지에서 공유되지 않습니다.",
    skip: "본문으로 건너뛰기",
    try: "{brand} 사용해 보기",
    endedTitle: "이 링크는 더 이상 사용할 수 없습니다",
    ended: "소유자가 껐거나 만료되었습니다. 새 링크를 요청하세요.",
    lockedTitle: "이 페이지에는 비밀번호가 필요합니다",
    locked: "링크와 함께 받은 비밀번호를 입력하세요.",
    password: "비밀번호",
    open: "열기",
    wrong: "비밀번호가 틀렸습니다. 다시 시도하세요.",
    tooMany: "시도 횟수가 너무 많습니다. 잠시 후 다시 시도하세요.",
    missingTitle: "페이지를 찾을 수 없습니다",
    missing: "이 서버에는 해당 내용이 없습니다.",
    inApp: "이 페이지를 브라우저에서 여세요. 이 앱 안에서는 일부가 작동하지 않을 수 있습니다.",
    cn: "중국 본토용 {brand}가 따로 있습니다. 휴대전화로 로그인하고 Alipay를 쓸 수 있어 현지에서는 그쪽을 권합니다.",
    international: "중국 본토 밖에서는 이메일로 로그인하고 카드로 결제하는 국제판 {brand}를 권합니다.",
    openEdition: "해당 에디션 열기",
  },
  "zh-CN": {
    summary: "摘要",
    mindMap: "思维导图",
    mapPicture: "思维导图图示",
    asList: "思维导图列表",
    times: "时间是录音中的位置；录音不会随此页面分享。",
    skip: "跳到正文",
    try: "试用 {brand}",
    endedTitle: "此链接已失效",
    ended: "所有者已将其关闭，或链接已过期。请向对方索取新链接。",
    lockedTitle: "此页面需要密码",
    locked: "请输入随链接收到的密码。",
    password: "密码",
    open: "打开",
    wrong: "密码错误，请重试。",
    tooMany: "尝试次数过多，请稍后再试。",
    missingTitle: "找不到页面",
    missing: "此服务器上没有该内容。",
    inApp: "请在浏览器中打开此页面：在此应用内，部分功能可能无法使用。",
    cn: "{brand} 有面向中国大陆的版本，可用手机号登录并用支付宝付款，推荐在中国大陆使用。",
    international: "在中国大陆以外，推荐使用 {brand} 国际版，可用邮箱登录并用银行卡付款。",
    openEdition: "打开该版本",
  },
} as const satisfies Readonly<Record<string, ShareWords>>

export type PageLanguage = keyof typeof words

const isPageLanguage = (name: string): name is PageLanguage => Object.hasOwn(words, name)

export const wordsIn = (language: PageLanguage): ShareWords => words[language]

/** The first language of an `Accept-Language` header that the pages have; otherwise English. */
export const languageFor = (accepted: string | undefined): PageLanguage => {
  const wanted = (accepted ?? "").split(",").map((entry) => {
    const [name = "", ...params] = entry.trim().toLowerCase().split(";")
    const weight = params.map((param) => /^\s*q=([\d.]+)$/.exec(param)?.[1]).find((one) => one !== undefined)
    return { name, weight: Number(weight ?? 1) }
  })
  for (const { name, weight } of wanted.toSorted((one, other) => other.weight - one.weight)) {
    const found = name.startsWith("zh") ? "zh-CN" : name.slice(0, 2)
    if (weight > 0 && isPageLanguage(found)) return found
  }
  return "en"
}
