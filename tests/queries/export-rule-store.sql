-- ExportRuleStore.insert
select "id" from "app_user" where "id" = $1 for no key update;

-- ExportRuleStore.insert
select count(*) as "count" from "export_rule" where "owner_id" = $1;

-- ExportRuleStore.insert
insert into "export_rule" ("id", "owner_id", "created_at", "is_on", "has_shared", "folder_id", "since", "paused_until", "doc") values ($1, $2, $3, $4, $5, $6, $7, $8, $9);

-- ExportRuleStore.list
select "doc" from "export_rule" where "owner_id" = $1 order by "created_at", "id";

-- ExportRuleStore.find
select "doc" from "export_rule" where "id" = $1;

-- ExportRuleStore.change
select "doc" from "export_rule" where "id" = $1 for no key update;

-- ExportRuleStore.change
update "export_rule" set "is_on" = $1, "has_shared" = $2, "folder_id" = $3, "since" = $4, "paused_until" = $5, "doc" = $6 where "id" = $7;
