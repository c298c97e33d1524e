/** What mails about a plan say in one language; the names in braces stand for what they say. */
export interface PlanWords {
  readonly receipt: Said
  /** It is charged automatically. */
  readonly renews: Said
  /** It has to be paid, or it ends. */
  readonly ends: Said
  readonly endsToday: Said
  readonly failed: Said
  readonly ended: Said
  /** It was paid for a second plan. */
  readonly paidBack: Said
  readonly invoice: string
  readonly pay: string
  readonly plans: string
}

interface Said {
  readonly subject: string
  readonly text: string
}

export const planWords: Readonly<Record<string, PlanWords>> & { readonly en: PlanWords } = {
  en: {
    receipt: { subject: "Your receipt from {brand}: {amount}", text: "We received {amount} for {plan} on {date}." },
    renews: {
      subject: "{plan} renews on {date}",
      text: "{plan} renews on {date} for {amount}. You don’t need to do anything.",
    },
    ends: { subject: "{plan} ends on {date}", text: "{plan} ends on {date} unless you renew it. Your files stay." },
    endsToday: { subject: "{plan} ends today", text: "{plan} ends today unless you renew it. Your files stay." },
    failed: {
      subject: "Your payment for {plan} failed",
      text: "The payment for {plan} failed. We’ll try again; without a payment, the plan ends on {date}.",
    },
    ended: {
      subject: "{plan} has ended",
      text: "{plan} has ended. Your files stay, with the minutes your account has without it.",
    },
    paidBack: {
      subject: "We’ve refunded {amount}",
      text: "Your account already had a plan, so we’ve refunded the {amount} paid for {plan}.",
    },
    invoice: "Open the invoice",
    pay: "Pay now",
    plans: "See the plans",
  },
  zh: {
    receipt: { subject: "{brand} 收据：{amount}", text: "我们已于 {date} 收到 {plan} 的付款 {amount}。" },
    renews: { subject: "{plan} 将于 {date} 续费", text: "{plan} 将于 {date} 自动续费 {amount}，无需任何操作。" },
    ends: { subject: "{plan} 将于 {date} 到期", text: "{plan} 将于 {date} 到期，如需继续请续费。你的文件会保留。" },
    endsToday: { subject: "{plan} 今天到期", text: "{plan} 今天到期，如需继续请续费。你的文件会保留。" },
    failed: {
      subject: "{plan} 付款失败",
      text: "{plan} 的付款失败，我们会再次尝试；若仍未付款，套餐将于 {date} 结束。",
    },
    ended: { subject: "{plan} 已结束", text: "{plan} 已结束。你的文件会保留，可使用账号原有的分钟数。" },
    paidBack: { subject: "已退款 {amount}", text: "你的账号已有套餐，因此我们已退还为 {plan} 支付的 {amount}。" },
    invoice: "查看账单",
    pay: "立即付款",
    plans: "查看套餐",
  },
  ja: {
    receipt: { subject: "{brand} の領収書：{amount}", text: "{date} に {plan} の料金 {amount} を受領しました。" },
    renews: {
      subject: "{plan} は {date} に更新されます",
      text: "{plan} は {date} に {amount} で更新されます。お手続きは不要です。",
    },
    ends: {
      subject: "{plan} は {date} に終了します",
      text: "更新しない場合、{plan} は {date} に終了します。ファイルはそのまま残ります。",
    },
    endsToday: {
      subject: "{plan} は本日終了します",
      text: "更新しない場合、{plan} は本日終了します。ファイルはそのまま残ります。",
    },
    failed: {
      subject: "{plan} のお支払いに失敗しました",
      text: "{plan} のお支払いに失敗しました。再度請求を試みますが、お支払いがない場合は {date} に終了します。",
    },
    ended: {
      subject: "{plan} は終了しました",
      text: "{plan} は終了しました。ファイルはそのまま残り、もとのプランの分数をご利用いただけます。",
    },
    paidBack: {
      subject: "{amount} を返金しました",
      text: "すでにプランをご契約中のため、{plan} の料金 {amount} を返金しました。",
    },
    invoice: "請求書を開く",
    pay: "今すぐ支払う",
    plans: "プランを見る",
  },
  ko: {
    receipt: { subject: "{brand} 영수증: {amount}", text: "{date}에 {plan} 요금 {amount}이(가) 결제되었습니다." },
    renews: {
      subject: "{plan} 요금제가 {date}에 갱신됩니다",
      text: "{plan} 요금제가 {date}에 {amount}으로 자동 갱신됩니다. 따로 하실 일은 없습니다.",
    },
    ends: {
      subject: "{plan} 요금제가 {date}에 종료됩니다",
      text: "갱신하지 않으면 {plan} 요금제가 {date}에 종료됩니다. 파일은 그대로 남습니다.",
    },
    endsToday: {
      subject: "{plan} 요금제가 오늘 종료됩니다",
      text: "갱신하지 않으면 {plan} 요금제가 오늘 종료됩니다. 파일은 그대로 남습니다.",
    },
    failed: {
      subject: "{plan} 결제에 실패했습니다",
      text: "{plan} 결제에 실패했습니다. 다시 시도하며, 결제되지 않으면 요금제가 {date}에 종료됩니다.",
    },
    ended: {
      subject: "{plan} 요금제가 종료되었습니다",
      text: "{plan} 요금제가 종료되었습니다. 파일은 그대로 남으며, 원래 요금제의 시간을 쓸 수 있습니다.",
    },
    paidBack: {
      subject: "{amount}을(를) 환불했습니다",
      text: "이미 이용 중인 요금제가 있어 {plan} 요금 {amount}을(를) 환불했습니다.",
    },
    invoice: "청구서 열기",
    pay: "지금 결제",
    plans: "요금제 보기",
  },
  es: {
    receipt: { subject: "Tu recibo de {brand}: {amount}", text: "hemos recibido {amount} por {plan} el {date}." },
    renews: {
      subject: "{plan} se renueva el {date}",
      text: "{plan} se renueva el {date} por {amount}. No tienes que hacer nada.",
    },
    ends: {
      subject: "{plan} termina el {date}",
      text: "{plan} termina el {date} si no lo renuevas. Tus archivos se conservan.",
    },
    endsToday: {
      subject: "{plan} termina hoy",
      text: "{plan} termina hoy si no lo renuevas. Tus archivos se conservan.",
    },
    failed: {
      subject: "Ha fallado el pago de {plan}",
      text: "ha fallado el pago de {plan}. Se intentará de nuevo; sin un pago, el plan termina el {date}.",
    },
    ended: {
      subject: "{plan} ha terminado",
      text: "{plan} ha terminado. Tus archivos se conservan, con los minutos que tu cuenta tiene sin él.",
    },
    paidBack: {
      subject: "Te hemos devuelto {amount}",
      text: "tu cuenta ya tenía un plan, así que te hemos devuelto los {amount} pagados por {plan}.",
    },
    invoice: "Abrir la factura",
    pay: "Pagar ahora",
    plans: "Ver los planes",
  },
  fr: {
    receipt: { subject: "Votre reçu de {brand} : {amount}", text: "nous avons reçu {amount} pour {plan} le {date}." },
    renews: {
      subject: "{plan} sera renouvelé le {date}",
      text: "{plan} sera renouvelé le {date} pour {amount}. Vous n’avez rien à faire.",
    },
    ends: {
      subject: "{plan} prend fin le {date}",
      text: "sans renouvellement, {plan} prend fin le {date}. Vos fichiers sont conservés.",
    },
    endsToday: {
      subject: "{plan} prend fin aujourd’hui",
      text: "sans renouvellement, {plan} prend fin aujourd’hui. Vos fichiers sont conservés.",
    },
    failed: {
      subject: "Le paiement de {plan} a échoué",
      text: "le paiement de {plan} a échoué. Il sera retenté ; sans paiement, l’offre prend fin le {date}.",
    },
    ended: {
      subject: "{plan} a pris fin",
      text: "{plan} a pris fin. Vos fichiers sont conservés, avec les minutes que votre compte a sans elle.",
    },
    paidBack: {
      subject: "Nous avons remboursé {amount}",
      text: "votre compte avait déjà une offre : nous avons remboursé les {amount} payés pour {plan}.",
    },
    invoice: "Ouvrir la facture",
    pay: "Payer maintenant",
    plans: "Voir les offres",
  },
  de: {
    receipt: { subject: "Ihr Beleg von {brand}: {amount}", text: "wir haben am {date} {amount} für {plan} erhalten." },
    renews: {
      subject: "{plan} verlängert sich am {date}",
      text: "{plan} verlängert sich am {date} für {amount}. Sie müssen nichts tun.",
    },
    ends: {
      subject: "{plan} endet am {date}",
      text: "{plan} endet am {date}, wenn Sie nicht verlängern. Ihre Dateien bleiben erhalten.",
    },
    endsToday: {
      subject: "{plan} endet heute",
      text: "{plan} endet heute, wenn Sie nicht verlängern. Ihre Dateien bleiben erhalten.",
    },
    failed: {
      subject: "Ihre Zahlung für {plan} ist fehlgeschlagen",
      text:
        "die Zahlung für {plan} ist fehlgeschlagen. Sie wird erneut versucht; ohne Zahlung endet der Tarif am {date}.",
    },
    ended: {
      subject: "{plan} ist beendet",
      text: "{plan} ist beendet. Ihre Dateien bleiben erhalten, mit den Minuten, die Ihr Konto ohne ihn hat.",
    },
    paidBack: {
      subject: "Wir haben {amount} erstattet",
      text: "Ihr Konto hatte bereits einen Tarif. Deshalb haben wir die {amount} für {plan} erstattet.",
    },
    invoice: "Rechnung öffnen",
    pay: "Jetzt bezahlen",
    plans: "Tarife ansehen",
  },
  pt: {
    receipt: { subject: "Seu recibo de {brand}: {amount}", text: "recebemos {amount} por {plan} em {date}." },
    renews: {
      subject: "{plan} será renovado em {date}",
      text: "{plan} será renovado em {date} por {amount}. Você não precisa fazer nada.",
    },
    ends: {
      subject: "{plan} termina em {date}",
      text: "{plan} termina em {date} se você não renovar. Seus arquivos continuam salvos.",
    },
    endsToday: {
      subject: "{plan} termina hoje",
      text: "{plan} termina hoje se você não renovar. Seus arquivos continuam salvos.",
    },
    failed: {
      subject: "O pagamento de {plan} falhou",
      text: "o pagamento de {plan} falhou. Ele será tentado de novo; sem pagamento, o plano termina em {date}.",
    },
    ended: {
      subject: "{plan} terminou",
      text: "{plan} terminou. Seus arquivos continuam salvos, com os minutos que sua conta tem sem ele.",
    },
    paidBack: {
      subject: "Reembolsamos {amount}",
      text: "sua conta já tinha um plano, então reembolsamos os {amount} pagos por {plan}.",
    },
    invoice: "Abrir a fatura",
    pay: "Pagar agora",
    plans: "Ver os planos",
  },
}
