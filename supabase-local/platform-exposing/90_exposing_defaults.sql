-- For tests alone: the defaults of hosted projects that expose whatever is created in `public`. Older projects have
-- them, and newer ones where somebody switched them on. What clients may do must not depend on them.
alter default privileges for role migrator in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges for role migrator in schema public grant all on functions to anon, authenticated, service_role;
alter default privileges for role migrator in schema public grant all on sequences to anon, authenticated, service_role;
