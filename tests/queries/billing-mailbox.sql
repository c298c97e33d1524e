-- BillingMailbox.add
insert into "billing_mail" ("key", "user_id", "news", "created_at", "sent_at") values ($1, $2, $3, $4, $5) on conflict do nothing;

-- BillingMailbox.unsent
select "key", "user_id", "news" from "billing_mail" where "sent_at" is null order by "created_at" limit $1;

-- BillingMailbox.setSent
update "billing_mail" set "sent_at" = $1 where "key" = $2;
