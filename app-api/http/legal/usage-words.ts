import type { PageLanguage } from "../share/share-words.ts"

/** What the page on usage statistics says. `{collector}` stands for the address that the reports go to. */
export interface UsageWords {
  readonly title: string
  readonly what: string
  /** What identifies a browser. */
  readonly who: string
  /** Where the reports go: nowhere else, or to another collector. */
  readonly own: string
  readonly other: string
  readonly counted: string
  readonly uncounted: string
  readonly stop: string
  readonly start: string
  /** The browser refuses for its user. */
  readonly signalled: string
}

export const usageWords: Readonly<Record<PageLanguage, UsageWords>> = {
  en: {
    title: "Usage statistics",
    what:
      "This server counts how it is used: which pages and functions, what becomes of recordings and how long that takes, and payments. Reports consist of numbers and fixed words. They contain no texts, titles, names, email addresses or network addresses.",
    who:
      "A browser is known by a number made from its properties, and by another that ends when you log out. Accounts are not named.",
    own: "The reports stay on this server and are deleted after 90 days.",
    other: "The reports go to {collector}, which decides how long they are kept.",
    counted: "This browser is counted.",
    uncounted: "This browser is not counted.",
    stop: "Stop counting this browser",
    start: "Count this browser again",
    signalled: "Your browser asks not to be counted (Global Privacy Control), so nothing is counted.",
  },
  de: {
    title: "Nutzungsstatistik",
    what:
      "Dieser Server zählt, wie er benutzt wird: welche Seiten und Funktionen, was aus Aufnahmen wird und wie lange das dauert, und Zahlungen. Berichte bestehen aus Zahlen und festen Wörtern. Sie enthalten keine Texte, Titel, Namen, E-Mail- oder Netzwerkadressen.",
    who:
      "Ein Browser wird an einer Nummer erkannt, die aus seinen Eigenschaften gebildet wird, und an einer weiteren, die mit dem Abmelden endet. Konten werden nicht genannt.",
    own: "Die Berichte bleiben auf diesem Server und werden nach 90 Tagen gelöscht.",
    other: "Die Berichte gehen an {collector}; wie lange sie dort bleiben, wird dort entschieden.",
    counted: "Dieser Browser wird gezählt.",
    uncounted: "Dieser Browser wird nicht gezählt.",
    stop: "Diesen Browser nicht mehr zählen",
    start: "Diesen Browser wieder zählen",
    signalled:
      "Ihr Browser bittet darum, nicht gezählt zu werden (Global Privacy Control). Deshalb wird nichts gezählt.",
  },
  fr: {
    title: "Statistiques d’utilisation",
    what:
      "Ce serveur compte la façon dont il est utilisé : les pages et les fonctions, ce que deviennent les enregistrements et en combien de temps, et les paiements. Les rapports se composent de nombres et de mots fixes. Ils ne contiennent ni textes, ni titres, ni noms, ni adresses e-mail ou réseau.",
    who:
      "Un navigateur est reconnu par un numéro formé à partir de ses propriétés, et par un autre qui prend fin à la déconnexion. Les comptes ne sont pas nommés.",
    own: "Les rapports restent sur ce serveur et sont supprimés après 90 jours.",
    other: "Les rapports sont envoyés à {collector}, qui décide de leur durée de conservation.",
    counted: "Ce navigateur est compté.",
    uncounted: "Ce navigateur n’est pas compté.",
    stop: "Ne plus compter ce navigateur",
    start: "Compter à nouveau ce navigateur",
    signalled: "Votre navigateur demande à ne pas être compté (Global Privacy Control) : rien n’est donc compté.",
  },
  es: {
    title: "Estadísticas de uso",
    what:
      "Este servidor cuenta cómo se usa: qué páginas y funciones, qué ocurre con las grabaciones y cuánto tarda, y los pagos. Los informes se componen de números y palabras fijas. No contienen textos, títulos, nombres ni direcciones de correo o de red.",
    who:
      "Un navegador se reconoce por un número formado con sus propiedades y por otro que termina al cerrar sesión. Las cuentas no se nombran.",
    own: "Los informes se quedan en este servidor y se borran al cabo de 90 días.",
    other: "Los informes se envían a {collector}, que decide cuánto tiempo se conservan.",
    counted: "Este navegador se cuenta.",
    uncounted: "Este navegador no se cuenta.",
    stop: "Dejar de contar este navegador",
    start: "Volver a contar este navegador",
    signalled: "Tu navegador pide que no se te cuente (Global Privacy Control), así que no se cuenta nada.",
  },
  pt: {
    title: "Estatísticas de uso",
    what:
      "Este servidor conta como é usado: quais páginas e funções, o que acontece com as gravações e quanto tempo leva, e os pagamentos. Os relatórios são feitos de números e palavras fixas. Não contêm textos, títulos, nomes nem endereços de e-mail ou de rede.",
    who:
      "Um navegador é reconhecido por um número formado a partir de suas propriedades e por outro que termina quando você sai da conta. As contas não são nomeadas.",
    own: "Os relatórios ficam neste servidor e são apagados após 90 dias.",
    other: "Os relatórios são enviados a {collector}, que decide por quanto tempo são guardados.",
    counted: "Este navegador é contado.",
    uncounted: "Este navegador não é contado.",
    stop: "Parar de contar este navegador",
    start: "Voltar a contar este navegador",
    signalled: "Seu navegador pede para não ser contado (Global Privacy Control), por isso nada é contado.",
  },
  ja: {
    title: "利用統計",
    what:
      "このサーバーは使われ方を数えます。使われたページと機能、録音がどうなったかとその所要時間、支払いです。記録は数字と決まった語だけからなり、文章、タイトル、名前、メールアドレス、ネットワークアドレスは含みません。",
    who:
      "ブラウザは、その特性から作られた番号と、ログアウトすると終わる別の番号で区別されます。アカウントの名前は含まれません。",
    own: "記録はこのサーバーに残り、90 日後に削除されます。",
    other: "記録は {collector} に送られ、保存期間は送り先が決めます。",
    counted: "このブラウザは数えられています。",
    uncounted: "このブラウザは数えられていません。",
    stop: "このブラウザを数えない",
    start: "このブラウザを再び数える",
    signalled: "お使いのブラウザが集計の拒否（Global Privacy Control）を伝えているため、何も数えません。",
  },
  ko: {
    title: "사용 통계",
    what:
      "이 서버는 어떻게 사용되는지 집계합니다. 사용된 페이지와 기능, 녹음의 처리 결과와 걸린 시간, 결제입니다. 기록은 숫자와 정해진 단어로만 이루어지며 글, 제목, 이름, 이메일 주소, 네트워크 주소는 들어 있지 않습니다.",
    who:
      "브라우저는 그 특성으로 만든 번호와 로그아웃하면 끝나는 다른 번호로 구분됩니다. 계정 이름은 들어 있지 않습니다.",
    own: "기록은 이 서버에 남고 90일 뒤에 삭제됩니다.",
    other: "기록은 {collector}(으)로 보내지며, 보관 기간은 그곳에서 정합니다.",
    counted: "이 브라우저는 집계되고 있습니다.",
    uncounted: "이 브라우저는 집계되지 않습니다.",
    stop: "이 브라우저를 집계하지 않기",
    start: "이 브라우저를 다시 집계하기",
    signalled: "브라우저가 집계를 원하지 않는다고 알려(Global Privacy Control) 아무것도 집계하지 않습니다.",
  },
  "zh-CN": {
    title: "使用统计",
    what:
      "此服务器统计它的使用情况：哪些页面和功能、录音的处理结果和所用时间，以及付款。报告只由数字和固定的词组成，不包含文本、标题、姓名、邮箱地址或网络地址。",
    who: "浏览器通过由其特征生成的编号来识别，另有一个编号在你退出登录时失效。报告中没有账号名称。",
    own: "报告保存在此服务器上，90 天后删除。",
    other: "报告会发送到 {collector}，保存多久由对方决定。",
    counted: "正在统计此浏览器。",
    uncounted: "未统计此浏览器。",
    stop: "停止统计此浏览器",
    start: "重新统计此浏览器",
    signalled: "你的浏览器要求不被统计（Global Privacy Control），因此不会统计任何内容。",
  },
}
