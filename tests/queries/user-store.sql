-- UserStore.insert
insert into "app_user" ("id", "email", "phone", "username", "plan", "language", "avatar", "included_plan", "terms_version", "usage_anchor", "minutes_until", "disabled_at", "ui_language", "time_zone", "style", "created_at") values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16) on conflict do nothing;

-- UserStore.insert
select * from "app_user" where ("email" = $1 or "phone" = $2);

-- UserStore.get
select * from "app_user" where "id" = $1;

-- UserStore.lock
select * from "app_user" where "id" = $1 for update;

-- UserStore.findByEmail
select * from "app_user" where "email" = $1;

-- UserStore.findByPhone
select * from "app_user" where "phone" = $1;

-- UserStore.save
update "app_user" set "id" = $1, "email" = $2, "phone" = $3, "username" = $4, "language" = $5, "avatar" = $6, "terms_version" = $7, "ui_language" = $8, "time_zone" = $9, "style" = $10, "created_at" = $11 where "id" = $12;

-- UserStore.setPlan
update "app_user" set "plan" = $1, "usage_anchor" = $2, "minutes_until" = $3 where "id" = $4;

-- UserStore.setContact
update "app_user" set "email" = $1 where "id" = $2;

-- UserStore.setDisabled
update "app_user" set "disabled_at" = $1 where "id" = $2;

-- UserStore.list
select * from "app_user" where "is_guest" = $1 order by "created_at", "id";
