#!/usr/bin/env python3
"""Writes the man page and the completions for bash, zsh and fish, made from the help that the program prints.

    .ci/help.py PROGRAM FOLDER      writes garland.1, garland.bash, _garland and garland.fish
"""
import pathlib
import re
import subprocess
import sys

OPTION = re.compile(r"^ {2,}(--[a-z0-9-]+)(?: ([A-Z]+))? {2,}(.+)$")


class Command:
    """A command, as its help describes it."""

    def __init__(self, name, summary, text):
        self.name, self.summary, self.text = name, summary, text
        # Options by name: the placeholder of the value, or "" for a flag, and a description.
        self.options = {}
        usage, _, self.body = text.partition("\n\n")
        self.usage = [line.removeprefix("Usage:").strip() for line in usage.splitlines()]
        for option, value in re.findall(r"\[(--[a-z0-9-]+)(?: ([A-Za-z|]+))?\]", usage):
            self.options[option] = (value, "")
        last = None
        for line in self.body.splitlines():
            if found := OPTION.match(line):
                last = found[1]
                self.options[last] = (found[2] or "", found[3])
            elif last and re.match(r"^ {12,}\S", line):
                value, description = self.options[last]
                self.options[last] = (value, f"{description} {line.strip()}")
            else:
                last = None

    def take_options(self, build):
        """Adds the options that the help only says to be those of `garland build`."""
        sentence = re.search(r"(work as in|are those of)\s+`garland build`(.*?\.)(?:\s|$)", self.text, re.DOTALL)
        if not sentence:
            return
        named = re.findall(r"`(--[a-z0-9-]+)`", sentence[2])
        for name, option in build.options.items():
            if (name in named) == (sentence[1] == "work as in"):
                self.options.setdefault(name, option)

    def choices(self, option):
        """Returns the values that an option takes, where the help lists them."""
        value, description = self.options[option]
        if "|" in value:
            return value.split("|")
        listed = re.sub(r"\(.*", "", description).rpartition(":")[2] if ":" in description else description
        names = re.sub(r"\([^)]*\)", "", listed).replace("`", "").replace(" or ", ", ").split(",")
        names = [name.strip() for name in names]
        return names if value == "NAME" and len(names) > 1 and all(re.fullmatch("[a-z]+", name) for name in names) else []

    def words(self):
        """Returns the lower-case words that follow the command, such as `site` of `garland new site DIR`."""
        found = (re.match(r"garland \S+ ([a-z][a-z-]*)", line) for line in self.usage)
        return [match[1] for match in found if match]


def ask(program, *arguments):
    return subprocess.run([program, *arguments], check=True, capture_output=True, text=True).stdout


def commands(program):
    """Returns the commands in the order of the overview, and the overview."""
    overview = ask(program, "help")
    listed = re.search(r"Commands:\n(.*?)\n\n", overview, re.DOTALL)[1]
    column = re.match(r"  \S+ +", listed).end()
    summaries = {}
    for line in listed.splitlines():
        summaries.setdefault(line.split()[0], line[column:])
    summaries["new"] = "create a site, a package, a post, a copy of a template, or workflows"
    summaries["test"] = "render containers with many kinds of children, and find faults"
    summaries["help"] = "describe a command, a topic or the code of an error"
    found = [Command(name, summary, ask(program, "help", name)) for name, summary in summaries.items() if name != "help"]
    build = next(command for command in found if command.name == "build")
    for command in found:
        command.take_options(build)
    return found, summaries["help"], overview


def topics(overview, found):
    """Returns what `garland help` describes beside commands."""
    line = re.search(r"help TOPIC +(.*)", overview)[1]
    return [command.name for command in found] + re.findall(r"`([a-z]+)`", line)


def kind(value):
    return {"DIR": "folder", "CLONE": "folder", "FILE": "file"}.get(value, "text")


def bash(found, _, overview):
    names = " ".join([command.name for command in found] + ["help", "--help", "--version"])
    lines = ["# Completions of garland for bash.", "_garland() {", "  local word=$2 options=--help words='' files=yes",
             f"  if ((COMP_CWORD == 1)); then options='{names}' words=$options files=; fi", "  case ${COMP_WORDS[1]}:$3 in"]
    for command in found:
        for option, (value, _) in command.options.items():
            if not value:
                continue
            values = command.choices(option)
            action = f"-W '{' '.join(values)}'" if values else {"folder": "-d", "file": "-f", "text": "-W ''"}[kind(value)]
            lines.append(f"    {command.name}:{option}) mapfile -t COMPREPLY < <(compgen {action} -- \"$word\"); return ;;")
    lines += ["  esac", "  if ((COMP_CWORD > 1)); then case ${COMP_WORDS[1]} in"]
    for command in found:
        lines.append(f"    {command.name}) options='{' '.join([*command.options, '--help'])}' words='{' '.join(command.words())}' ;;")
    lines += [f"    help) words='{' '.join(topics(overview, found))}' files= ;;", "  esac; fi",
              "  case $word in", '    -*) mapfile -t COMPREPLY < <(compgen -W "$options" -- "$word") ;;',
              '    *) mapfile -t COMPREPLY < <(compgen -W "$words" -- "$word"; [ -z "$files" ] || compgen -f -- "$word") ;;', "  esac", "}",
              "complete -o filenames -F _garland garland", ""]
    return "\n".join(lines)


def plain(text):
    """Returns a description without marks, for a shell's quotes."""
    return re.sub(r"[`']", "", text).split(";")[0]


def zsh(found, help_summary, overview):
    def quoted(text):
        return plain(text).replace("[", "(").replace("]", ")").replace(":", " -").replace('"', "")

    lines = ["#compdef garland", "", "local -a commands=("]
    lines += [f"  '{command.name}:{quoted(command.summary)}'" for command in found]
    lines += [f"  'help:{quoted(help_summary)}'", ")", "if ((CURRENT == 2)); then", "  _describe command commands",
              "  _arguments '--help[print the help]' '--version[print the version]'", "  return", "fi", "case $words[2] in"]
    for command in found:
        lines.append(f"  {command.name})")
        specs = []
        for option, (value, description) in command.options.items():
            values = command.choices(option)
            action = f"({' '.join(values)})" if values else {"folder": "_files -/", "file": "_files", "text": " "}[kind(value)]
            specs.append(f"'{option}[{quoted(description)}]" + (f":{value}:{action}'" if value else "'"))
        specs += ["'1:command: '"] + ([f"'2:what:({' '.join(command.words())})'"] if command.words() else [])
        specs += ["'*:file:_files'", "'--help[print the help of this command]'"]
        lines += ["    _arguments \\", " \\\n".join(f"      {spec}" for spec in specs), "    ;;"]
    lines += [f"  help) _values topic {' '.join(topics(overview, found))} ;;", "esac", ""]
    return "\n".join(lines)


def fish(found, help_summary, overview):
    lines = ["# Completions of garland for fish.", "complete -c garland -n __fish_use_subcommand -f"]
    for name, summary in [(command.name, command.summary) for command in found] + [("help", help_summary)]:
        lines.append(f"complete -c garland -n __fish_use_subcommand -f -a {name} -d '{plain(summary)}'")
    for command in found:
        seen = f"complete -c garland -n '__fish_seen_subcommand_from {command.name}'"
        if command.words():
            lines.append(f"{seen} -a '{' '.join(command.words())}'")
        for option, (value, description) in command.options.items():
            values = command.choices(option)
            takes = f" -x -a '{' '.join(values)}'" if values else {"folder": " -x -a '(__fish_complete_directories)'", "file": " -r", "text": " -x"}[kind(value)]
            lines.append(f"{seen} -l {option[2:]}{takes if value else ''} -d '{plain(description)}'")
    lines.append(f"complete -c garland -n '__fish_seen_subcommand_from help' -f -a '{' '.join(topics(overview, found))}'")
    return "\n".join(lines + [""])


def man(found, _, overview, version):
    def roff(text):
        text = text.replace("\\", r"\e").replace("-", r"\-")
        text = re.sub(r"`([^`]+)`", r"\\fB\1\\fR", text)
        return re.sub(r"^([.'])", r"\\&\1", text, flags=re.MULTILINE)

    first = overview.splitlines()[0]
    lines = [f'.TH GARLAND 1 "" "{version}" "Garland"', ".SH NAME", roff("garland - builds a website from Markdown"), ".SH SYNOPSIS",
             r".B garland", r"\fICOMMAND\fR [\fIOPTIONS\fR]", ".SH DESCRIPTION", roff(first), ".SH COMMANDS"]
    for command in found:
        lines += [f".SS {roff(command.name)}", ".nf", *(roff(line) for line in command.usage), ".fi", ".PP"]
        is_block = False
        for line in command.body.splitlines():
            if found_option := OPTION.match(line):
                name, value, description = found_option.groups()
                lines += [".TP", rf"\fB{roff(name)}\fR" + (rf" \fI{value}\fR" if value else ""), roff(description)]
                is_block = False
            elif re.match(r"^ {2,4}(-|\d\.|[A-Z]+ {2,})", line) or re.match(r"^[A-Z]+ {4,}\S", line):
                lines += [".br" if is_block else ".PP", roff(line.strip())]
                is_block = True
            elif line.strip():
                lines.append(roff(line.strip()))
            else:
                lines.append(".PP")
                is_block = False
    lines += [".SH EXIT STATUS", roff(re.search(r"Exit status: (.*)", overview)[1])]
    return "\n".join(lines + [""])


def main():
    program, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    found = commands(program)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "garland.bash").write_text(bash(*found))
    (folder / "_garland").write_text(zsh(*found))
    (folder / "garland.fish").write_text(fish(*found))
    (folder / "garland.1").write_text(man(*found, ask(program, "--version").strip()))


if __name__ == "__main__":
    main()
