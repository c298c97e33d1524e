-- ContactChangeStore.insert
insert into "contact_change" ("id", "user_id", "kind", "old_contact", "new_contact", "by", "changed_at", "undo_until", "undone_at", "moved") values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10);

-- ContactChangeStore.find
select * from "contact_change" where "id" = $1;

-- ContactChangeStore.ofUser
select * from "contact_change" where "user_id" = $1 order by "changed_at", "id";

-- ContactChangeStore.keptFor
select "user_id" from "contact_change" where "old_contact" = $1 and "undo_until" > $2 and "undone_at" is null order by "changed_at" limit $3;

-- ContactChangeStore.markUndone
update "contact_change" set "undone_at" = $1 where "id" in ($2);

-- ContactChangeStore.settle
update "contact_change" set "undo_until" = $1 where "user_id" = $2 and "undo_until" > $3;

-- ContactChangeStore.saveNotice
insert into "contact_notice" ("id", "user_id", "recipient", "news", "created_at", "claimed_at") values ($1, $2, $3, $4, $5, $6);

-- ContactChangeStore.claimNotices
update "contact_notice" set "claimed_at" = $1 where "id" in (select "id" from "contact_notice" where ("claimed_at" is null or "claimed_at" <= $2) order by "created_at", "id" limit $3 for update skip locked) returning *;

-- ContactChangeStore.removeNotice
delete from "contact_notice" where "id" = $1;
