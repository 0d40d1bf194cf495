"""Validates YAML documents with JSON Schemas, and prints the complaints by the name of the document.

Reads an object with `schemas`, texts by name, and `documents`, each with a `name`, the name of a `schema` and a `text`.
"""
import json
import re
import sys

import jsonschema
import yaml


class Loader(yaml.SafeLoader):
    """YAML 1.2, as editors and Garland read it: `off` and `2026-01-02` are texts."""

    yaml_implicit_resolvers = {}


for kind, pattern, starts in [
    ("bool", r"true|True|TRUE|false|False|FALSE", "tTfF"),
    ("null", r"~|null|Null|NULL|", ["~", "n", "N", ""]),
    ("int", r"[-+]?[0-9]+", "-+0123456789"),
    ("float", r"[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?", "-+.0123456789"),
]:
    Loader.add_implicit_resolver(f"tag:yaml.org,2002:{kind}", re.compile(f"^(?:{pattern})$"), starts)

call = json.load(sys.stdin)
validators = {}
for name, text in call["schemas"].items():
    schema = json.loads(text)
    jsonschema.Draft7Validator.check_schema(schema)
    validators[name] = jsonschema.Draft7Validator(schema)
complaints = {}
for document in call["documents"]:
    errors = validators[document["schema"]].iter_errors(yaml.load(document["text"], Loader))
    complaints[document["name"]] = [f"{'/'.join(map(str, error.path))}: {error.message[:300]}" for error in errors]
print(json.dumps(complaints))
