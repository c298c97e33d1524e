-- DeletionStore.save
insert into "account_deletion" ("user_id", "requested_at", "due_at") values ($1, $2, $3) on conflict ("user_id") do update set "requested_at" = $4, "due_at" = $5;

-- DeletionStore.find
select * from "account_deletion" where "user_id" = $1;

-- DeletionStore.due
select "user_id" from "account_deletion" where "due_at" <= $1 order by "due_at";

-- DeletionStore.cancel
delete from "account_deletion" where "user_id" = $1 returning "user_id";

-- DeletionStore.erase
select "id" from "app_user" where "id" = $1 for update;

-- DeletionStore.erase
delete from "session" where "user_id" = $1;

-- DeletionStore.erase
delete from "mcp_key" where "user_id" = $1;

-- DeletionStore.erase
delete from "passkey" where "user_id" = $1;

-- DeletionStore.erase
delete from "minute_ledger" where "user_id" = $1;

-- DeletionStore.erase
delete from "referral_code" where "user_id" = $1;

-- DeletionStore.erase
delete from "billing_mail" where "user_id" = $1;

-- DeletionStore.erase
delete from "connected_app" where "user_id" = $1;

-- DeletionStore.erase
delete from "hotword" where "owner_id" = $1;

-- DeletionStore.erase
delete from "tag" where "owner_id" = $1;

-- DeletionStore.erase
delete from "folder" where "owner_id" = $1;

-- DeletionStore.erase
delete from "upload" where "owner_id" = $1;

-- DeletionStore.erase
delete from "conversion" where "owner_id" = $1;

-- DeletionStore.erase
delete from "task_tally" where "owner_id" = $1;

-- DeletionStore.erase
delete from "sign_in_link" where "email" = $1;

-- DeletionStore.erase
delete from "collaborator" where "identifier" in ($1);

-- DeletionStore.erase
delete from "invitation" where "email" = $1;

-- DeletionStore.erase
delete from oauth_record where strpos("payload"::text, $1) > 0 or strpos("payload"::text, $2) > 0;

-- DeletionStore.erase
delete from ticket where strpos("payload"::text, $1) > 0 or strpos("payload"::text, $2) > 0;

-- DeletionStore.erase
delete from "billing_event" where ("subject" in (select "ref" from "subscription" where "user_id" = $1) or "subject" in (select id::text as "id" from "payment_order" where "user_id" = $2));

-- DeletionStore.erase
delete from "subscription" where "user_id" = $1;

-- DeletionStore.erase
delete from "payment_order" where "user_id" = $1;

-- DeletionStore.erase
with nobody as (select gen_random_uuid() as id) update payment set user_id = nobody.id, doc = doc::jsonb || jsonb_build_object('userId', nobody.id, 'orderId', null) from nobody where user_id = $1;

-- DeletionStore.erase
update promo_use set user_id = gen_random_uuid() where user_id = $1;

-- DeletionStore.erase
delete from "referral" where ("inviter_id" = $1 or "newcomer_id" = $2);

-- DeletionStore.erase
update minute_ledger set source = 'referral ' || gen_random_uuid() where source = $1;

-- DeletionStore.erase
update transcript_change set summary = jsonb_set(summary::jsonb, '{by}', 'null'), change = jsonb_set(change::jsonb, '{by}', 'null') where summary::jsonb->>'by' = $1 or change::jsonb->>'by' = $2;

-- DeletionStore.erase
update summary_version set by = (by::jsonb - $1::text) where strpos(by::text, $2) > 0;

-- DeletionStore.erase
select to_regclass('pgboss.job')::text as job;

-- DeletionStore.erase
delete from pgboss.job where data->>'account' = $1;

-- DeletionStore.erase
delete from "app_user" where "id" = $1;
