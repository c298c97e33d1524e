-- BillingMailbox.add
insert into "billing_mail" ("key", "user_id", "news", "created_at", "sent_at", "claimed_at") values ($1, $2, $3, $4, $5, $6) on conflict do nothing;

-- BillingMailbox.claim
update "billing_mail" set "claimed_at" = $1 where "key" in (select "key" from "billing_mail" where "sent_at" is null and ("claimed_at" is null or "claimed_at" <= $2) order by "created_at" limit $3 for update skip locked) returning "key", "user_id", "news", "created_at";

-- BillingMailbox.setSent
update "billing_mail" set "sent_at" = $1 where "key" = $2;
